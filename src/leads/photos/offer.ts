import type { LeadKey } from '../types';

/** The element that offers to send pictures (`components/PhotoOffer.astro`), before and after its script has arrived. */
export interface PhotoOffer extends HTMLElement {
  /** The request that they belong to. */
  lead?: LeadKey;
}

/** What it can say, from `photos` in `content/site.json`. */
export interface PhotoWords {
  /** The state of one picture. */
  making: string;
  sending: string;
  waits: string;
  sent: string;
  /** What a picture is called, and the button that removes it; `{n}` is its number. */
  picture: string;
  remove: string;
  /** All have arrived: one, or more than one. */
  arrived: { one: string; many: string };
  /** They wait in this browser, or only on this page. */
  waiting: string;
  unkept: string;
  /** What went wrong with one. */
  unreadable: string;
  many: string;
  refused: string;
  expired: string;
  /** How to send it in another way; '' where the office takes no text messages. */
  text: string;
  /** On a later page: that pictures still wait, and the button that deletes them. */
  later: string;
  delete: string;
}
