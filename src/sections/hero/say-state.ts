import { scriptText } from '@/browser/script-text';
import { SENT_COOKIE, SENT_KEY } from '@/leads/storage';
import type { SentRequest } from '@/leads/sent-request';

/* Elements with these ids, which are globals: shorter in a script that counts in the bytes before any touch. */
declare const offer: HTMLElement;
declare const sentNumber: HTMLElement & { request?: SentRequest };
declare const sentPhone: HTMLElement;

/**
 * Before the first paint, says on the thank-you page whether a request waits in this browser or only in this tab, was sent,
 * or neither, and shows the phone number of the one that has just been sent. Blocked storage tells nothing: then a form
 * has marked the address (`islands/forms/enhance-form.ts`). Later changes are made by `browser/undelivered-notice.ts`.
 */
export const sayState = scriptText(
  (sentKey, sentCookie) => {
    const say = (state: string) =>
      document.querySelectorAll<HTMLElement>(`[data-${state}]`).forEach((element) => {
        element.textContent = element.dataset[state]!;
      });
    const has = (area: Storage) => Object.keys(area).some((key) => /^waiting-request:/.test(key));
    let tab: Storage | undefined;
    let device: Storage | undefined;
    try {
      tab = sessionStorage;
      device = localStorage;
    } catch {
      // Blocked.
    }
    const sent = device && (tab![sentKey] as string | undefined);
    if (device && has(device)) say('waiting');
    else if (device && has(tab!)) {
      say('waiting');
      say('sessionstorage');
    } else if (!sent && location.hash !== '#sent' && !(device && document.cookie.includes(sentCookie))) {
      say('direct');
      offer.hidden = false;
    }
    if (!sent) return;
    tab![sentKey] = 1;
    // Not the mark alone, which stays for the rest of the visit.
    if (sent[1])
      try {
        const request = JSON.parse(sent) as SentRequest;
        sentNumber.request = request;
        sentNumber.hidden = false;
        sentPhone.textContent = request.phone;
      } catch {
        // Not ours.
      }
  },
  SENT_KEY,
  SENT_COOKIE,
);
