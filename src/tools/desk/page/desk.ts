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

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, words: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: words });
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
  const { location, requestAnimationFrame } = editor.contentWindow!;
  const list = '#/collections/pages';
  if (location.hash === `#${place}`) return;
  const open = () => (location.hash = place);
  if (location.hash === list) return void open();
  location.hash = list;
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(open)));
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = make('button', words);
  made.addEventListener('click', press);
  return made;
}

/** Lists places in the content with what is to be said of each, and hides an empty list. */
function listPlaces(
  id: string,
  places: readonly (DeskState['mistakes'][number] & { file?: string })[],
): void {
  element(id).hidden = places.length === 0;
  const items = places.map(({ place, words, open, file }) => {
    const item = make('li', '');
    item.append(make('strong', place), ` ${words} `);
    if (open !== undefined)
      item.append(
        button('Open it', () => goTo(open)),
        ' ',
      );
    // A translation that can be confirmed.
    const confirmed = () =>
      void ask(`confirm?name=${encodeURIComponent(file!)}`, 'POST').then(refresh, showError);
    if (file !== undefined) item.append(button('The Spanish is right', confirmed));
    return item;
  });
  element(id)
    .querySelector('ul')
    ?.replaceChildren(...items);
}

/** What can be published. */
function inWords({ mistakes, changes }: DeskState): string {
  const count = (things: readonly unknown[], name: string) =>
    `${things.length} ${name}${things.length === 1 ? '' : 's'}`;
  if (mistakes.length > 0)
    return `${count(mistakes, 'mistake')}: it cannot be published yet. Correct what is listed above the form.`;
  return `Nothing wrong, ${changes.length > 0 ? count(changes, 'change') : 'nothing'} to publish.`;
}

async function refresh(): Promise<void> {
  try {
    state = await ask<DeskState>('state.json');
  } catch (error) {
    return showError(error);
  }
  const { mistakes, behind, changes, lastPublish } = state;
  for (const line of [status, element('intro')]) line.textContent = inWords(state);
  if (mistakes.length > 0) fresh.textContent = 'As it was before the mistakes.';
  listPlaces('mistakes', mistakes);
  listPlaces('behind', behind);
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
  shown?.head.append(make('style', 'vite-error-overlay { display: none }'));
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
  const { detail: error } = event as CustomEvent<string | null>;
  if (error !== null) {
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
