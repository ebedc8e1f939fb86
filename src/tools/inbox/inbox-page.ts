import { FAULT_MODES, inboxWebhooks, type Fault } from './faults';
import { escapeHtml, htmlPage } from './html';
import type { InboxLead, InboxPhoto } from './lead-store';

/** The page that shows all leads, newest first. It has no script, and reloads itself. */
export function inboxPage(
  leads: readonly InboxLead[],
  photos: readonly InboxPhoto[],
  fault: Fault,
  nonce: string,
): string {
  const seen = new Set<string>();
  const repeats = new Set(
    leads.filter(({ digest }) => seen.size === seen.add(digest).size).map(({ id }) => id),
  );
  const count = `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`;
  const photosOf = (lead: InboxLead) => photos.filter((photo) => belongs(photo, lead));
  const items = [...leads]
    .reverse()
    .map((lead) => `<li>${leadCard(lead, photosOf(lead), repeats.has(lead.id))}</li>`);
  const others = photos.filter((photo) => !leads.some((lead) => belongs(photo, lead)));
  if (others.length > 0) items.unshift(`<li>${othersCard(others)}</li>`);
  const body = `<header>
<h1>Lead inbox</h1>
<p>Stands in for the automation webhooks on this machine. Nothing leaves it.</p>
</header>
<main>
<section aria-labelledby="faults">
<h2 id="faults">What the webhooks do with a request</h2>
<form class="row" method="post" action="/faults">
<label>What comes to <select name="webhook"><option value="">every webhook</option>${inboxWebhooks
    .map((name) => `<option${name === fault.webhook ? ' selected' : ''}>${name}</option>`)
    .join('')}</select></label>
${FAULT_MODES.map(
  ([mode, label]) =>
    `<button name="mode" value="${mode}" aria-pressed="${mode === fault.mode}">${escapeHtml(label)}</button>`,
).join('')}</form>
<p class="meta">${escapeHtml(faultSentence(fault))}</p>
</section>
<section aria-labelledby="leads">
<div class="row spread">
<h2 id="leads">${count}</h2>
<form class="row" method="post" action="/leads/delete">
<a href="/office">As the office's list</a>
<a href="/leads.json">As JSON</a>
<button>Delete all</button>
</form>
</div>
${items.length ? `<ol>${items.join('\n')}</ol>` : '<p class="none">No lead has arrived yet. Send a form on the site.</p>'}
</section>
</main>`;
  const head = '<meta http-equiv="refresh" content="10">';
  return htmlPage({ title: `${count}, lead inbox`, nonce, body, head });
}

/** The answer to a native form post: says that the request has arrived and links back to the site. */
export function receiptPage(backTo: string | undefined, nonce: string): string {
  const back = backTo
    ? `<p><a href="${escapeHtml(backTo)}">Back to the site</a></p>`
    : `<p>Use your browser's Back button to return to the site.</p>`;
  const body = `<header><h1>Your request has arrived</h1></header>
<main><p>We have your details and will call you back. You do not need to send them again.</p>${back}</main>`;
  return htmlPage({ title: 'Your request has arrived', nonce, body });
}

const belongs = ({ timestamp, phone }: InboxPhoto, { fields }: InboxLead): boolean =>
  timestamp !== '' && timestamp === fields.timestamp && phone === fields.phone;

/** Pictures whose request has not arrived, or was deleted. */
function othersCard(photos: readonly InboxPhoto[]): string {
  const whose = [...new Set(photos.map(({ timestamp, phone }) => `${phone}, ${timestamp}`))];
  return `<article><h3>Pictures without their request</h3><p class="meta">${escapeHtml(whose.join(' · '))}</p>${gallery(photos)}</article>`;
}

/** The pictures, one after the other; the same bytes only once. */
function gallery(photos: readonly InboxPhoto[]): string {
  const once = new Map(photos.map((photo) => [photo.digest, photo]));
  const figures = [...once.values()].map(({ id, name, bytes }) => {
    const file = `/photos/${id}.jpg`;
    return `<figure><a href="${file}"><img src="${file}" alt="${escapeHtml(name)}"></a><figcaption>${escapeHtml(name)}, ${Math.round(bytes / 1024)} KB</figcaption></figure>`;
  });
  return figures.length > 0 ? `<div class="row">${figures.join('')}</div>` : '';
}

function leadCard(lead: InboxLead, photos: readonly InboxPhoto[], isRepeat: boolean): string {
  const time = new Date(lead.receivedAt);
  // Forms of one webhook differ by what they say of themselves.
  const heading = [lead.webhook, lead.fields.page, lead.fields.source]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(': ');
  const details = [
    lead.transport,
    lead.contentType,
    `${lead.bytes} bytes`,
    lead.origin && `from ${lead.origin}`,
  ];
  return `<article class="${lead.webhook}">
<h3>${escapeHtml(heading)}</h3>
<p class="meta"><time datetime="${escapeHtml(lead.receivedAt)}">${escapeHtml(
    time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' }),
  )}</time> · ${escapeHtml(details.filter(Boolean).join(' · '))}${
    isRepeat ? ' · <mark>same bytes as an earlier lead</mark>' : ''
  }</p>
<dl>${Object.entries(lead.fields)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${fieldValue(value)}</dd>`)
    .join('')}</dl>
${gallery(photos)}</article>`;
}

function fieldValue(value: unknown): string {
  if (value === '') return '<span class="none">empty</span>';
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value, null, 2) : value);
}

function faultSentence({ mode, delayMs, times, webhook, recorded }: Fault): string {
  if (mode === 'ok' && !delayMs) return 'Every request is kept and answered with 200.';
  const parts = [
    new Map(FAULT_MODES).get(mode),
    webhook ? `webhook '${webhook}' only` : 'every webhook',
    delayMs ? `after ${delayMs} ms` : '',
    times ? `${times} more` : 'until changed',
    recorded ? 'the lead is kept' : 'the lead is not kept',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
