import type { InterfaceWords } from '@/content/types';
import {
  discardPhoto,
  PHOTO_EVENT,
  startPhotos,
  type PhotoChange,
  type PhotoState,
  keepPhoto,
  listWaitingPhotos,
} from '@/leads/photos';
import { makeJpeg } from './make-jpeg';
import { keyOf } from '@/leads/outbox';
import { UNTRIED } from '@/leads/retry';
import { hasUndelivered } from '@/leads/storage';
import type { SentRequest } from '@/leads/sent-request';
import type { LeadKey } from '@/leads/types';

/** What the offer says once its script is there; `text` is '' where the office takes no text messages. */
type PhotoWords = Omit<InterfaceWords['photos'], 'ask' | 'add' | 'note' | 'offline' | 'removeShort'>;

interface Shown {
  place: number;
  state: PhotoState | 'making';
  isKept: boolean;
  row: HTMLElement;
}

const idOf = ({ timestamp, family }: LeadKey, place: number) => `${timestamp} ${family} ${place}`;

/** Takes up to three pictures of the problem, shows them and sends them (`components/PhotoOffer.astro`). */
class PhotoOffer extends HTMLElement {
  /** Set by the form whose request was taken. */
  declare lead?: LeadKey;

  readonly #shown = new Map<string, Shown>();
  #of: LeadKey | undefined;
  #isWired = false;

  connectedCallback(): void {
    if (this.#isWired) return;
    this.#isWired = true;
    this.#input.addEventListener('change', () => void this.#pick());
    addEventListener(PHOTO_EVENT, (event) => this.#follow((event as CustomEvent<PhotoChange>).detail));
    // Chosen before this code had arrived.
    if (this.#input.files?.length) void this.#pick();
  }

  get #input(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  get #words(): PhotoWords {
    return JSON.parse(this.dataset.words!) as PhotoWords;
  }

  async #pick(): Promise<void> {
    const files = [...(this.#input.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    this.#input.value = '';
    const sent = this.closest<HTMLElement & { request?: SentRequest }>('sent-number')?.request?.lead;
    const lead = this.lead ?? (sent && keyOf(sent));
    if (!lead || files.length === 0) return;
    if (this.#of?.timestamp !== lead.timestamp) {
      for (const { row } of this.#shown.values()) row.remove();
      this.#shown.clear();
    }
    this.#of = lead;
    const taken = [...this.#shown.values()].map(({ place }) => place);
    const free = [1, 2, 3].filter((place) => !taken.includes(place));
    this.#complain(files.length > free.length ? 'many' : undefined);
    const added = free.slice(0, files.length).map((place) => this.#addRow(lead, place));
    this.#say();
    // One after the other: each needs the memory of all its pixels.
    for (const [index, { id, shown }] of added.entries()) await this.#make(lead, id, shown, files[index]!);
  }

  async #make(lead: LeadKey, id: string, shown: Shown, file: File): Promise<void> {
    const bytes = await makeJpeg(file);
    // Removed meanwhile.
    if (this.#shown.get(id) !== shown) return;
    if (!bytes) {
      this.#remove(id);
      return this.#complain('unreadable');
    }
    const image = shown.row.querySelector('img')!;
    image.src = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    image.onload = () => URL.revokeObjectURL(image.src);
    image.hidden = false;
    const waiting = { ...UNTRIED, ...lead, id, place: shown.place, bytes, created: Date.now() };
    shown.isKept = await keepPhoto(waiting);
    this.#follow({ id, state: 'waiting' });
    void startPhotos();
  }

  #addRow(lead: LeadKey, place: number): { id: string; shown: Shown } {
    const { picture, remove } = this.#words;
    const id = idOf(lead, place);
    const template = this.querySelector('template')!;
    const row = (template.content.cloneNode(true) as DocumentFragment).querySelector('li')!;
    const name = (text: string) => text.replace('{n}', String(place));
    row.prepend(Object.assign(new Image(112, 84), { alt: name(picture), hidden: true }));
    row.querySelector('progress')!.ariaLabel = name(picture);
    const button = row.querySelector('button')!;
    button.ariaLabel = name(remove);
    button.onclick = () => {
      const next = row.nextElementSibling ?? row.previousElementSibling;
      this.#remove(id);
      void discardPhoto(id);
      (next?.querySelector<HTMLElement>('button:not([hidden])') ?? this.#input).focus();
    };
    this.querySelector('ul')!.append(row);
    const shown: Shown = { place, state: 'making', isKept: true, row };
    this.#shown.set(id, shown);
    this.#draw(shown);
    return { id, shown };
  }

  #remove(id: string): void {
    this.#shown.get(id)?.row.remove();
    this.#shown.delete(id);
    this.#say();
  }

  #follow({ id, state }: PhotoChange): void {
    const shown = this.#shown.get(id);
    if (!shown) return;
    shown.state = state;
    if (state === 'refused' || state === 'expired') {
      this.#remove(id);
      return this.#complain(state);
    }
    this.#draw(shown);
    this.#say();
  }

  #draw({ row, state }: Shown): void {
    const { making, sending, waits, sent } = this.#words;
    const words: Partial<Record<Shown['state'], string>> = { making, sending, arrived: sent };
    row.querySelector('span')!.textContent = words[state] ?? waits;
    row.querySelector('progress')!.hidden = state !== 'making' && state !== 'sending';
    const button = row.querySelector('button')!;
    // What has arrived cannot be taken back here.
    if (state === 'arrived' && document.activeElement === button) this.#input.focus();
    button.hidden = state === 'arrived';
  }

  /** One sentence for all pictures, also for those who hear the page. */
  #say(): void {
    const { arrived, making, sending, waiting, unkept } = this.#words;
    const all = [...this.#shown.values()];
    const has = (state: Shown['state']) => all.some((shown) => shown.state === state);
    const status = this.querySelector('[role=status]')!;
    const statusText = (): string => {
      if (all.length === 0) return '';
      if (has('making')) return `${making}…`;
      if (has('sending')) return `${sending}…`;
      if (has('waiting')) return all.every(({ isKept }) => isKept) ? waiting : unkept;
      return all.length > 1 ? arrived.many : arrived.one;
    };
    if (status.textContent !== statusText()) status.textContent = statusText();
  }

  /** What is wrong with a picture, and how to send it in another way. */
  #complain(why?: 'unreadable' | 'many' | 'refused' | 'expired'): void {
    const { text, ...words } = this.#words;
    const problem = why ? [words[why], why === 'many' ? '' : text] : [];
    this.querySelector('[role=alert]')!.textContent = problem.filter(Boolean).join(' ');
  }
}

customElements.define('photo-offer', PhotoOffer);

/** On a page that was opened while pictures wait: says so if they still do after the first attempt. */
async function tellLater(): Promise<void> {
  const before = await listWaitingPhotos();
  await startPhotos();
  if (before.length === 0 || (await listWaitingPhotos()).length === 0) return;
  const notice = document.querySelector<HTMLElement>('undelivered-notice');
  const words = document.querySelector<HTMLElement>('photo-offer')?.dataset.words;
  // A request that waits has the notice for itself.
  if (hasUndelivered() || !notice?.hidden || !words) return;
  const { later, delete: label } = JSON.parse(words) as PhotoWords;
  const row = notice.querySelector('[data-request]')!;
  const one = row.cloneNode(true) as HTMLElement;
  const hide = () => {
    // Unless it says something of a request by now.
    notice.hidden ||= one.isConnected;
    one.remove();
  };
  one.hidden = false;
  const button = one.querySelector<HTMLElement>('[data-delete]')!;
  button.textContent = label;
  button.onclick = () => void discardPhoto().then(hide);
  row.after(one);
  notice.querySelector('[role=status]')!.textContent = later;
  notice.querySelector<HTMLElement>('[data-close]')!.addEventListener('click', hide);
  addEventListener(PHOTO_EVENT, () => void listWaitingPhotos().then(({ length }) => length === 0 && hide()));
  notice.hidden = false;
}

void tellLater();
