/**
 * The scripts that are inlined into every page, as text, because they must run before any file can load. They are short
 * because they count in the first view's bytes.
 */

/**
 * Before the first paint: finds out whether an earlier page in this tab has loaded the font (see
 * `scripts/early/font.ts`). A script cannot know what the cache has from older visits. Without a referrer from this
 * site it does not read the storage, because opening it takes a phone some milliseconds before the first paint.
 */
export const fontAtHand =
  'try{document.referrer.startsWith(origin)&&sessionStorage.font||(document.documentElement.dataset.plain="")}catch{}';

/**
 * Scripts and the manifest are in a `<template>` until the first paint, so that they do not compete for bandwidth with
 * what the first view needs; before it, nothing can be pressed. A timer adds them in browsers without paint timing and
 * in background tabs. They are added to the head, because a manifest only works there.
 */
export const afterFirstPaint =
  '{const t=document.querySelector("[data-after-paint]"),go=()=>document.head.append(t.content);' +
  'new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,3000)}';
