import { readItem, writeItem, LANGUAGE_KEY } from '@/leads/storage';

/** Whether the line is to be shown: on the first page of a visit, until somebody closes it, if that can be remembered. */
function isFirst(): boolean {
  const isKnown = readItem('localStorage', LANGUAGE_KEY) ?? readItem('sessionStorage', LANGUAGE_KEY);
  return !!writeItem('sessionStorage', LANGUAGE_KEY, 'shown') && !isKnown;
}

/** Offers the page in the language that the browser prefers, in one line over the page that moves nothing. */
function offer(link: HTMLAnchorElement): void {
  const line = document.createElement('aside');
  line.lang = link.lang;
  line.ariaLabel = link.textContent.trim();
  line.className =
    'fixed inset-x-3 bottom-24 z-float flex items-center rounded border-2 border-ink bg-white pl-3 text-ink sm:inset-x-auto sm:left-6';
  line.dataset.noPrint = '';
  const other = document.createElement('a');
  other.href = link.href;
  other.hreflang = link.hreflang;
  other.textContent = link.textContent.trim();
  other.className = 'inline-flex min-h-11 shrink-0 items-center px-2 font-semibold underline';
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = link.dataset.closeOffer ?? '';
  close.textContent = '×';
  close.className = 'size-11 shrink-0 text-2xl leading-none ml-auto';
  close.onclick = () => {
    line.remove();
    // Full: it is asked again at the next visit.
    writeItem('localStorage', LANGUAGE_KEY, 'closed');
  };
  line.append(`${link.dataset.offer ?? ''} `, other, close);
  // First, so that the notice of a waiting request, which is more important, lies above it.
  document.body.prepend(line);
}

const link = document.querySelector<HTMLAnchorElement>('[data-offer]');
if (link && isFirst()) offer(link);
