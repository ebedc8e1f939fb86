/** The page around the editor: the list of mistakes, the preview of the page, publishing. */
import type { DeskState } from '../state';

interface SavedDetail {
  file: string;
  error?: string;
}

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const node = document.getElementById(id);
  if (!(node instanceof type)) throw new Error(`The desk's page has no ${id}.`);
  return node;
}

const editor = element('editor', HTMLIFrameElement);
const page = element('page', HTMLIFrameElement);
const translated = element('translated', HTMLButtonElement);
const beside = element('beside', HTMLElement);
const status = element('status', HTMLElement);
const mistakes = element('mistakes', HTMLElement);
const behind = element('behind', HTMLElement);
const showPageButton = element('show-page', HTMLButtonElement);
const facts = element('facts', HTMLSelectElement);
const dialog = element('dialog', HTMLDialogElement);
const confirm = element('confirm', HTMLButtonElement);
const undo = element('undo', HTMLButtonElement);
const result = element('result', HTMLElement);

let state: DeskState | undefined;

function fill(list: Element, words: readonly (string | HTMLElement)[]): void {
  list.replaceChildren(
    ...words.map((word) => {
      const item = document.createElement('li');
      item.append(word);
      return item;
    }),
  );
}

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
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', textContent: words });
  made.addEventListener('click', press);
  return made;
}

/** Lists places in the content with what is to be said of each, and hides an empty list. */
function listPlaces(section: HTMLElement, places: readonly Listed[]): void {
  section.hidden = places.length === 0;
  fill(
    section.querySelector('ul') ?? section,
    places.map(({ place, words, open, file }) => {
      const item = document.createElement('div');
      if (place !== undefined) {
        const strong = document.createElement('strong');
        strong.textContent = place;
        item.append(strong, ' ');
      }
      item.append(words);
      if (open !== undefined)
        item.append(
          ' ',
          button('Open it', () => goTo(open)),
        );
      if (file !== undefined)
        item.append(
          ' ',
          button('The Spanish is right', () => void confirmFile(file)),
        );
      return item;
    }),
  );
}

/** Records that a translation says what its English says now. */
async function confirmFile(file: string): Promise<void> {
  const response = await fetch(`/desk/confirm?name=${encodeURIComponent(file)}`, { method: 'POST' });
  if (response.ok) return refresh();
  status.textContent = ((await response.json()) as { error: string }).error;
}

async function refresh(): Promise<void> {
  const response = await fetch('/desk/state.json');
  if (!response.ok) {
    status.textContent = ((await response.json()) as { error: string }).error;
    return;
  }
  state = (await response.json()) as DeskState;
  const { mistakes: found, changes, lastPublish } = state;
  status.textContent =
    found.length > 0
      ? found.length === 1
        ? 'One mistake: it cannot be published yet.'
        : `${found.length} mistakes: it cannot be published yet.`
      : changes.length === 0
        ? 'Nothing wrong, nothing to publish.'
        : `Nothing wrong. ${changes.length} ${changes.length === 1 ? 'change' : 'changes'} to publish.`;
  if (found.length > 0) fresh.textContent = 'As it was before the mistakes.';
  listPlaces(mistakes, found);
  listPlaces(behind, state.behind);
  facts.replaceChildren(
    new Option('Choose …', ''),
    ...state.facts.map(({ name, text, about }) => new Option(`${text.slice(0, 60)}  (${about})`, name)),
  );
  element('intro', HTMLElement).textContent =
    found.length > 0
      ? 'First correct the mistakes that are listed above the form.'
      : changes.length === 0
        ? 'Nothing has changed since the last publish.'
        : 'This is what will change on the site:';
  fill(element('changes', HTMLElement), changes);
  translated.hidden = state.translated === undefined;
  translated.textContent = `In ${state.translated?.language ?? ''}`;
  confirm.disabled = found.length > 0 || changes.length === 0;
  undo.disabled = lastPublish === undefined || changes.length > 0;
  element('last', HTMLElement).textContent =
    lastPublish === undefined
      ? 'Nothing was published from this desk yet.'
      : `Last publish: ${lastPublish}${changes.length > 0 ? '. It can be undone once all changes are published.' : ''}`;
}

const fresh = element('fresh', HTMLElement);

/** Shows a page. The dev server reloads it by itself when it has read a saved text. */
function showPage(address: string): void {
  element('address', HTMLElement).textContent = address;
  element('open', HTMLAnchorElement).href = address;
  if (page.contentWindow?.location.pathname !== address) page.src = address;
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
  await fetch('/desk/read-again', { method: 'POST' });
  page.contentWindow?.location.reload();
}
element('again', HTMLButtonElement).addEventListener('click', () => void showAgain());

/** The path of the form that is open in the editor. */
const openForm = (): string | undefined =>
  /^#(\/collections\/[^/]+\/entries\/[^/?]+)/.exec(editor.contentWindow?.location.hash ?? '')?.[1];

/** The page of a form, in the language in which pages are shown; undefined for a form that no page shows. */
function pageOf(form = ''): string | undefined {
  const isTranslated = translated.getAttribute('aria-pressed') === 'true';
  return (isTranslated ? state?.translated?.pages[form] : undefined) ?? state?.pages[form];
}

let shown: string | undefined;
// The editor changes its address without an event, so it is checked repeatedly.
setInterval(() => {
  const form = openForm();
  if (form === shown || !state) return;
  shown = form;
  const address = pageOf(form);
  if (address !== undefined) showPage(address);
}, 300);

let settling: number | undefined;
window.addEventListener('desk:saved', (event) => {
  const { error } = (event as CustomEvent<SavedDetail>).detail;
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

/** The field that last had the cursor. */
let text: HTMLInputElement | HTMLTextAreaElement | undefined;
editor.addEventListener('load', () => {
  editor.contentDocument?.addEventListener('focusin', ({ target }) => {
    const editorWindow = editor.contentWindow as (Window & typeof globalThis) | null;
    if (
      editorWindow &&
      (target instanceof editorWindow.HTMLInputElement || target instanceof editorWindow.HTMLTextAreaElement)
    )
      text = target;
  });
});
facts.addEventListener('change', () => {
  const name = facts.value;
  facts.value = '';
  if (!name) return;
  if (!text?.isConnected) {
    status.textContent = 'First place the cursor in the text where the fact belongs.';
    return;
  }
  text.setRangeText(`{{${name}}}`, text.selectionStart ?? 0, text.selectionEnd ?? 0, 'end');
  text.dispatchEvent(new InputEvent('input', { bubbles: true }));
  text.focus();
});

showPageButton.addEventListener('click', () => {
  beside.hidden = !beside.hidden;
  showPageButton.setAttribute('aria-pressed', String(!beside.hidden));
});
translated.addEventListener('click', () => {
  translated.setAttribute('aria-pressed', String(translated.getAttribute('aria-pressed') !== 'true'));
  const address = pageOf(openForm());
  if (address !== undefined) showPage(address);
});
async function askFor(path: string): Promise<void> {
  confirm.disabled = true;
  undo.disabled = true;
  result.textContent = 'One moment …';
  const response = await fetch(path, { method: 'POST' });
  const { done, error } = (await response.json()) as { done?: string; error?: string };
  await refresh();
  if (!path.endsWith('publish') && response.ok) {
    editor.contentWindow?.location.reload();
    void showAgain();
  }
  result.textContent = done ?? error ?? '';
}
element('publish', HTMLButtonElement).addEventListener('click', () => {
  result.textContent = '';
  dialog.showModal();
  void refresh();
});
confirm.addEventListener('click', () => void askFor('/desk/publish'));
undo.addEventListener('click', () => void askFor('/desk/undo'));
element('close', HTMLButtonElement).addEventListener('click', () => dialog.close());

void refresh();
