import { escapeHtml } from '../../lib/escape-html';
import type { InboxLead, InboxPhoto } from './lead-store';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 76rem; margin: 0 auto; padding: 1rem; }
ol { padding: 0; list-style: none; }
article, li { margin: 0 0 1rem; }
article { padding: 1rem; border: 1px solid; border-left-width: 6px; border-radius: 5px; }
h3, p { margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dt, dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
img { height: 9rem; margin: .75rem .75rem 0 0; }
`;

/** A whole page with this title; the body is HTML, already escaped. */
const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<main>
${body}
</main>
</html>
`;

/** The page that shows all leads, newest first. It has no script. */
export function inboxPage(leads: readonly InboxLead[], photos: readonly InboxPhoto[]): string {
  const count = `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`;
  const others = photos.filter((photo) => !leads.some((lead) => belongs(photo, lead)));
  const cards = leads.map((lead, index) => {
    const isRepeat = leads.slice(0, index).some(({ digest }) => digest === lead.digest);
    const photosOfLead = photos.filter((photo) => belongs(photo, lead));
    return leadCard(lead, photosOfLead, isRepeat);
  });
  if (others.length > 0)
    cards.push(`<article><h3>Pictures without their request</h3>${gallery(others)}</article>`);
  const list = cards.toReversed().map((card) => `<li>${card}</li>`);
  return htmlPage(
    `${count}, lead inbox`,
    `<h1>Lead inbox</h1>
<p>Stands in for the automation webhooks on this machine. Nothing leaves it.</p>
<form method="post" action="/leads/delete">
<h2>${count}</h2>
<p><a href="/">Look again</a> · <a href="/leads.json">As JSON</a> · <button>Delete all</button></p>
</form>
${list.length > 0 ? `<ol>${list.join('\n')}</ol>` : '<p>No lead has arrived yet. Send a form on the site.</p>'}`,
  );
}

/** The answer to a native form post: says that the request has arrived and links back to the site. */
export function receiptPage(backTo: string | undefined): string {
  const title = 'Your request has arrived';
  const back = backTo
    ? `<a href="${escapeHtml(backTo)}">Back to the site</a>`
    : `Use your browser's Back button to return to the site.`;
  const body = `<h1>${title}</h1>
<p>We have your details and will call you back. You do not need to send them again.</p>
<p>${back}</p>`;
  return htmlPage(title, body);
}

const belongs = ({ timestamp, phone }: InboxPhoto, { fields }: InboxLead): boolean =>
  timestamp !== '' && timestamp === fields.timestamp && phone === fields.phone;

/** The pictures, one after the other; the same bytes only once. */
const gallery = (photos: readonly InboxPhoto[]): string =>
  [...new Map(photos.map((photo) => [photo.digest, photo])).values()]
    .map(({ id, name }) => `<img src="/photos/${id}.jpg" alt="${escapeHtml(name)}">`)
    .join('');

function leadCard(lead: InboxLead, photos: readonly InboxPhoto[], isRepeat: boolean): string {
  const { webhook, fields, receivedAt, transport, contentType, bytes, origin } = lead;
  // Forms of one webhook differ by what they say of themselves.
  const heading = [webhook, fields.page, fields.source].filter(Boolean).join(': ');
  const details = [
    new Date(receivedAt).toLocaleString('en-US'),
    transport,
    contentType,
    `${bytes} bytes`,
    origin && `from ${origin}`,
    isRepeat && 'same bytes as an earlier lead',
  ];
  const rows = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value, null, 2) : value;
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`;
  });
  return `<article>
<h3>${escapeHtml(heading)}</h3>
<p>${escapeHtml(details.filter(Boolean).join(' · '))}</p>
<dl>${rows.join('')}</dl>
${gallery(photos)}</article>`;
}
