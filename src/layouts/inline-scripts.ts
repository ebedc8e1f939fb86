import { scriptText } from '@/browser/script-text';

/*
 * The scripts that are inlined into every page (the two about numbers: of a site with numbers for ads), because they must run before any file can load. They are short because
 * they count in the first view's bytes.
 */

/** The template with that id (`Base.astro`). */
declare const late: HTMLTemplateElement;

/**
 * Before the first paint: finds out whether an earlier page in this tab has loaded the font (see
 * `browser/early/font.ts`). A script cannot know what the cache has from older visits. Without a referrer from this
 * site it does not read the storage, because opening it takes a phone some milliseconds before the first paint.
 */
export const fontAtHand = scriptText(() => {
  try {
    if (!document.referrer.startsWith(origin) || !sessionStorage.font)
      document.documentElement.dataset.plain = '';
  } catch {
    // Blocked.
  }
});

/**
 * Scripts and the manifest are in a `<template>` until the first paint, so that they do not compete for bandwidth with
 * what the first view needs; before it, nothing can be pressed. A timer adds them in browsers without paint timing and
 * in background tabs. They are added to the head, because a manifest only works there.
 */
export const afterFirstPaint = scriptText(() => {
  const go = () => document.head.append(late.content);
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, 3000);
});

/**
 * When the page is parsed, Chromium looks for fields that it could fill in, and for that it lays out each section that
 * has one, although `content-visibility` keeps the others for later. On the home page the end of parsing, its
 * longest task, took 17 instead of 9 milliseconds. So on a phone, the content of those sections has no layout until
 * the page is parsed (`global.css`), or for two seconds if the connection stalls. A page that opens at a section has
 * them from the start.
 */
export const formsOnceParsed = scriptText(() => {
  const root = document.documentElement.dataset;
  const show = () => delete root.parsing;
  if (!location.hash) {
    root.parsing = '';
    document.addEventListener('DOMContentLoaded', () => setTimeout(show));
    setTimeout(show, 2000);
  }
});

/**
 * In the head: nothing is painted before `showNumber`, if the visitor may see another phone number than that of the HTML.
 * What looks the number up is not in the head, because the first view has 14,000 bytes.
 */
export const hideUntilNumber = scriptText(() => {
  const { dataset, style } = document.documentElement;
  try {
    if (
      dataset.own ||
      location.search ||
      ['attribution', 'call-number'].some((key) => localStorage[key] || sessionStorage[key])
    )
      style.visibility = 'hidden';
  } catch {
    // Blocked.
  }
});

/** Behind the first section: runs the script of the template (`call-numbers.ts`) for who may see another number. */
export const showNumber = scriptText(() => {
  const { style } = document.documentElement;
  if (style.visibility)
    document.body.append(document.querySelector<HTMLTemplateElement>('[data-numbers]')!.content);
  style.visibility = '';
});
