/** The page around the editor: the list of mistakes, the preview of the page, publishing. */
import type { DeskState } from '../state';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

const editor = element<HTMLIFrameElement>('editor');
const page = element<HTMLIFrameElement>('page');
const status = element('status');
const fresh = element('fresh');
const facts = element<HTMLSelectElement>('facts');
const confirm = element<HTMLButtonElement>('confirm');
const undo = element<HTMLButtonElement>('undo');
const result = element('result');

let state: DeskState | undefined;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...parts: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...parts);
  return made;
}

/** Asks the desk's server. @throws Error in the words of the office, if it refuses */
async function ask<Answer>(path: string, method = 'GET'): Promise<Answer> {
  const answer = (await (await fetch(`/desk/${path}`, { method })).json()) as Answer & { error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer;
}

const showError = (error: unknown): void => void (status.textContent = (error as Error).message);

/**
 * Opens a form. From one form of the first menu straight to another, the editor shows none of its fields, so it draws a
 * list between them.
 */
function goTo(place: string): void {
  const editorWindow = editor.contentWindow;
  const list = '#/collections/pages';
  if (!editorWindow || editorWindow.location.hash === `#${place}`) return;
  if (editorWindow.location.hash === list) {
    editorWindow.location.hash = place;
    return;
  }
  const drawn = (then: () => void) =>
    editorWindow.requestAnimationFrame(() =>
      editorWindow.requestAnimationFrame(() => editorWindow.setTimeout(then)),
    );
  editorWindow.addEventListener('hashchange', () => drawn(() => (editorWindow.location.hash = place)), {
    once: true,
  });
  editorWindow.location.hash = list;
}

/** A line of a list; `file` is a translation that can be confirmed. */
type Listed = DeskState['mistakes'][number] & { file?: string };

function button(words: string, press: () => void): HTMLButtonElement {
  const made = make('button', words);
  made.addEventListener('click', press);
  return made;
}

/** Lists places in the content with what is to be said of each, and hides an empty list. */
function listPlaces(section: HTMLElement, places: readonly Listed[]): void {
  section.hidden = places.length === 0;
  const items = places.map(({ place, words, open, file }) => {
    const item = make('li', make('strong', place), ` ${words} `);
    if (open !== undefined) item.append(button('Open it', () => goTo(open)));
    if (file !== undefined)
      item.append(
        ' ',
        button('The Spanish is right', () => confirmFile(file)),
      );
    return item;
  });
  section.querySelector('ul')?.replaceChildren(...items);
}

const confirmFile = (file: string): void =>
  void ask(`confirm?name=${encodeURIComponent(file)}`, 'POST').then(refresh, showError);

/** What can be published: the words of the first line, and of the dialog. */
function inWords({ mistakes, changes }: DeskState): [line: string, intro: string] {
  if (mistakes.length > 0)
    return [
      `${mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`}: it cannot be published yet.`,
      'First correct the mistakes that are listed above the form.',
    ];
  if (changes.length === 0)
    return ['Nothing wrong, nothing to publish.', 'Nothing has changed since the last publish.'];
  return [
    `Nothing wrong. ${changes.length} ${changes.length === 1 ? 'change' : 'changes'} to publish.`,
    'This is what will change on the site:',
  ];
}

async function refresh(): Promise<void> {
  try {
    state = await ask<DeskState>('state.json');
  } catch (error) {
    return showError(error);
  }
  const { mistakes, behind, changes, lastPublish } = state;
  const [line, intro] = inWords(state);
  status.textContent = line;
  element('intro').textContent = intro;
  if (mistakes.length > 0) fresh.textContent = 'As it was before the mistakes.';
  listPlaces(element('mistakes'), mistakes);
  listPlaces(element('behind'), behind);
  facts.replaceChildren(
    new Option('Choose …', ''),
    ...state.facts.map(({ name, text }) => new Option(`${name}: ${text.slice(0, 60)}`, `{{${name}}}`)),
  );
  element('changes').replaceChildren(...changes.map((words) => make('li', words)));
  confirm.disabled = mistakes.length > 0 || changes.length === 0;
  undo.disabled = lastPublish === undefined || changes.length > 0;
  element('last').textContent =
    lastPublish === undefined
      ? 'Nothing was published from this desk yet.'
      : `Last publish: ${lastPublish}${changes.length > 0 ? '. It can be undone once all changes are published.' : ''}`;
}

/**
 * Links to a form's page in each language, and shows the first. The dev server reloads a page by itself when it has read
 * a saved text.
 */
function showPages(addresses: readonly string[]): void {
  const links = addresses.map((address) => {
    const link = make('a', address);
    link.href = address;
    link.target = page.name;
    return link;
  });
  element('addresses').replaceChildren(...links);
  const [first] = addresses;
  if (first !== undefined && !addresses.includes(page.contentWindow?.location.pathname ?? ''))
    page.src = first;
}

page.addEventListener('load', () => {
  const shown = page.contentDocument;
  const isWhole = Boolean(shown?.querySelector('main'));
  page.style.visibility = isWhole ? '' : 'hidden';
  fresh.textContent = isWhole
    ? ''
    : 'This page cannot be shown. What you saved is kept; the site that visitors see has not changed.';
  // The dev server would lay the stack trace of an error over the page.
  const style = shown?.createElement('style');
  if (style) {
    style.textContent = 'vite-error-overlay { display: none }';
    shown?.head.append(style);
  }
});

/** Lets the dev server read everything again, which on a busy machine sometimes misses a change of a file. */
async function showAgain(): Promise<void> {
  fresh.textContent = 'Updating …';
  await ask('read-again', 'POST');
  page.contentWindow?.location.reload();
}
element('again').addEventListener('click', () => void showAgain());

let shown: string | undefined;
// The editor changes its address without an event, so it is checked repeatedly.
setInterval(() => {
  const [, form = ''] =
    /^#(\/collections\/[^/]+\/entries\/[^/?]+)/.exec(editor.contentWindow?.location.hash ?? '') ?? [];
  if (form === shown || !state) return;
  shown = form;
  const addresses = state.pages[form];
  if (addresses) showPages(addresses);
}, 300);

let settling: number | undefined;
window.addEventListener('desk:saved', (event) => {
  const { error } = (event as CustomEvent<{ error?: string }>).detail;
  if (error !== undefined) {
    status.textContent = `Not saved: ${error}`;
    return;
  }
  status.textContent = 'Checking …';
  fresh.textContent = 'Updating …';
  // A save writes a file of each language; the last one counts.
  clearTimeout(settling);
  settling = window.setTimeout(() => void refresh(), 200);
});

facts.addEventListener('change', () => {
  const { value } = facts;
  facts.value = '';
  navigator.clipboard
    .writeText(value)
    .then(() => (status.textContent = `Copied ${value}: paste it into the text.`), showError);
});

async function publish(path: 'publish' | 'undo'): Promise<void> {
  confirm.disabled = true;
  undo.disabled = true;
  result.textContent = 'One moment …';
  try {
    const { done } = await ask<{ done: string }>(path, 'POST');
    result.textContent = done;
    if (path === 'undo') {
      editor.contentWindow?.location.reload();
      void showAgain();
    }
  } catch (error) {
    result.textContent = (error as Error).message;
  }
  await refresh();
}
element('publish').addEventListener('click', () => {
  result.textContent = '';
  element<HTMLDialogElement>('dialog').showModal();
  void refresh();
});
confirm.addEventListener('click', () => void publish('publish'));
undo.addEventListener('click', () => void publish('undo'));

void refresh();
