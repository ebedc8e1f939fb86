/** The page around the editor: the list of mistakes, the preview of the page, publishing. */
import type { DeskState } from '../state';

interface SavedDetail {
  file: string;
  error?: string;
}

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The desk's page has no ${id}.`);
  return found;
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
  const own = editor.contentWindow;
  const list = '#/collections/pages';
  if (!own || own.location.hash === `#${place}`) return;
  if (own.location.hash === list) {
    own.location.hash = place;
    return;
  }
  const drawn = (then: () => void) =>
    own.requestAnimationFrame(() => own.requestAnimationFrame(() => own.setTimeout(then)));
  own.addEventListener('hashchange', () => drawn(() => (own.location.hash = place)), { once: true });
  own.location.hash = list;
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

/** Shows a page; with `anew`, reloads it if it is already shown. */
function showPage(address: string, { anew = false } = {}): void {
  element('address', HTMLElement).textContent = address;
  element('open', HTMLAnchorElement).href = address;
  if (page.contentWindow?.location.pathname !== address) page.src = address;
  else if (anew) {
    page.contentWindow.location.reload();
  }
}

page.addEventListener('load', () => {
  const shown = page.contentDocument;
  const cannot = shown?.documentElement.hasAttribute('data-desk-failed') ?? false;
  if (!isWaiting) fresh.textContent = cannot ? 'This page cannot be shown.' : '';
  // The dev server would lay the stack trace of an error over the page.
  const style = shown?.createElement('style');
  if (style) {
    style.textContent = 'vite-error-overlay { display: none }';
    shown?.head.append(style);
  }
});

/** Whether the pages of the dev server show what is in the files. */
async function isShown(): Promise<boolean> {
  const response = await fetch('/desk-shown.json').catch(() => undefined);
  if (!response?.ok || !state) return false;
  const shown = (await response.json()) as Record<string, string>;
  const { written = {} } = state;
  return [...new Set([...Object.keys(shown), ...Object.keys(written)])].every(
    (name) => shown[name] === written[name],
  );
}

/** The page to show; another one when another form was opened meanwhile. */
let target = '/';
/** Whether the new text is not there yet. */
let isWaiting = false;
/** Rises with each wait, so that only the latest one shows a page. */
let waits = 0;
/** How often it asks before it lets the server read all files again, and before it gives up; half a second each. */
const [patience, end] = [8, 120];

/** Shows a page as soon as the dev server has the saved text, which takes a moment on a busy machine. */
async function showWhenThere(address: string): Promise<void> {
  const mine = ++waits;
  target = address;
  isWaiting = true;
  fresh.textContent = 'Updating …';
  for (let tries = 1; mine === waits; tries++) {
    if (await isShown()) {
      if (mine !== waits) return;
      // The old page stays in the frame until the new one has loaded, which then says no longer that it is updating.
      isWaiting = false;
      showPage(target, { anew: true });
      return;
    }
    const hasMistakes = (state?.mistakes.length ?? 0) > 0;
    if (tries > patience && hasMistakes) {
      fresh.textContent = 'As it was before the mistakes.';
      return;
    }
    if (tries === end) {
      fresh.textContent = 'The new text is not there yet.';
      return;
    }
    if (tries === patience) await fetch('/desk/read-again', { method: 'POST' });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
element('again', HTMLButtonElement).addEventListener('click', () => {
  const address = page.contentWindow?.location.pathname ?? '/';
  void fetch('/desk/read-again', { method: 'POST' }).then(() => showWhenThere(address));
});

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
  if (address === undefined) return;
  target = address;
  showPage(address);
}, 300);

let settling: number | undefined;
window.addEventListener('desk:saved', (event) => {
  const { error } = (event as CustomEvent<SavedDetail>).detail;
  if (error !== undefined) {
    status.textContent = `Not saved: ${error}`;
    return;
  }
  status.textContent = 'Checking …';
  isWaiting = true;
  fresh.textContent = 'Updating …';
  // A save writes a file of each language; the last one counts.
  clearTimeout(settling);
  settling = window.setTimeout(
    () => void refresh().then(() => showWhenThere(pageOf(openForm()) ?? target)),
    200,
  );
});

/** The field that last had the cursor. */
let text: HTMLInputElement | HTMLTextAreaElement | undefined;
editor.addEventListener('load', () => {
  editor.contentDocument?.addEventListener('focusin', ({ target }) => {
    const own = editor.contentWindow as (Window & typeof globalThis) | null;
    if (own && (target instanceof own.HTMLInputElement || target instanceof own.HTMLTextAreaElement))
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
  if (address !== undefined) showPage((target = address));
});
const phone = element('phone', HTMLButtonElement);
phone.addEventListener('click', () =>
  phone.setAttribute('aria-pressed', String(beside.classList.toggle('phone'))),
);

async function askFor(path: string): Promise<void> {
  confirm.disabled = true;
  undo.disabled = true;
  result.textContent = 'One moment …';
  const response = await fetch(path, { method: 'POST' });
  const { done, error } = (await response.json()) as { done?: string; error?: string };
  await refresh();
  if (!path.endsWith('publish') && response.ok) {
    editor.contentWindow?.location.reload();
    void showWhenThere(page.contentWindow?.location.pathname ?? '/');
  }
  result.textContent = done ?? error ?? '';
  if (done !== undefined) void followUntilLive(done);
}

/** Says below what was done when visitors see it. Only where the site has a public address that answers. */
async function followUntilLive(done: string): Promise<void> {
  const end = Date.now() + 600_000;
  while (result.textContent?.startsWith(done)) {
    const response = await fetch('/desk/live.json').catch(() => undefined);
    const { live } = (response?.ok ? await response.json() : {}) as { live?: string };
    if (!result.textContent.startsWith(done)) return;
    if (live === 'yes') result.textContent = `${done} Visitors see it now.`;
    if (live !== 'not yet') return;
    if (Date.now() > end) {
      result.textContent = `${done} After ten minutes visitors still do not see it: ask whoever looks after the site.`;
      return;
    }
    result.textContent = `${done} Visitors do not see it yet; this usually takes a few minutes.`;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
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
