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
 * Marks a pressed link or the button of a submitted form, if that happens before the early script has loaded. That
 * script then repeats the press (`scripts/early/presses.ts`). A phone link dials at once; only its report comes later.
 * What has an `aria-expanded` opens and closes at once, by its styles: questions and dropdowns, also if no script loads.
 * If the script does not load, other links are followed after three seconds and a form is posted by the browser after
 * six. The form waits longer because only the script adds the time and the ad to the request. It stands before the first
 * island, because in the head it is 330 of the 14,000 bytes of the first view; a link pressed before it is there is
 * followed at once.
 */
export const keepPresses =
  'onclick=onsubmit=e=>{let t=e.target,s=e.type=="submit",c=s?t.querySelector("[type=submit]"):' +
  't.closest("[data-conversion],[data-quote-open],[data-modal-open],button[type=button]:not([popovertarget])");' +
  'if(c&&!c.closest("[data-ready]")&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){let d=c.dataset,x="ariaExpanded";' +
  'if(c[x])return void(c[x]=c[x]!="true");d.early="";' +
  'if(!("conversion"in d)){e.preventDefault();setTimeout(()=>{"early"in d&&(s?t.submit():c.href&&location.assign(c.href))},s?6e3:3e3)}}}';

/**
 * Scripts and the manifest are in a `<template>` until the first paint, so that they do not compete for bandwidth with
 * what the first view needs; before it, nothing can be pressed. A timer adds them in browsers without paint timing and
 * in background tabs. They are added to the head, because a manifest only works there.
 */
export const afterFirstPaint =
  '{const t=document.querySelector("[data-after-paint]"),go=()=>document.head.append(t.content);' +
  'new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,3000)}';
