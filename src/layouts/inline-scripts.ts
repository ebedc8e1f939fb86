/**
 * The few scripts that stand inside every page, as text: they must run before any file could come. Each counts in
 * the first view's bytes, so they are written short.
 */

/**
 * Before the first paint: whether an earlier page has brought the font (see `scripts/early/font.ts`). Of this tab
 * only: what the cache holds of an older visit, nobody knows. A page that no page of ours leads to does not even
 * look: a phone takes some milliseconds to open the storage, and the first view would wait for it.
 */
const fontAtHand =
  'try{document.referrer.startsWith(origin)&&sessionStorage.font||(document.documentElement.dataset.plain="")}catch{}';

/**
 * A press that comes before the early script is marked on what was pressed, for that script to repeat
 * (`scripts/early/presses.ts`); of a form that is sent, on its button. A phone number dials at once and is only
 * told of then. Where the script does not come, any other link is followed after three seconds, and a form is sent by
 * the browser after six: with the script, its request says when it was made and which ad brought it.
 */
const keepPresses =
  'onclick=onsubmit=e=>{let t=e.target,s=e.type=="submit",c=s?t.querySelector("[type=submit]"):' +
  't.closest("[data-conversion],[data-quote-open],[data-modal-open],button[type=button]");' +
  'if(c&&!c.closest("[data-ready]")&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){let d=c.dataset;d.early="";' +
  'if(!("conversion"in d)){e.preventDefault();setTimeout(()=>{"early"in d&&(s?t.submit():c.href&&location.assign(c.href))},s?6e3:3e3)}}}';

/** Stands in the head. */
export const beforeFirstView = `${fontAtHand};${keepPresses}`;

/**
 * Scripts and the manifest lie in a template until the first paint, so that they do not share the line with what
 * the first view needs: before it there is nothing that could be pressed. A browser that does not tell of its paints,
 * or a tab that is not looked at, gets them a little later all the same. In the head, because a manifest counts
 * only there.
 */
export const afterFirstPaint =
  '{const t=document.querySelector("[data-after-paint]"),go=()=>document.head.append(t.content);' +
  'new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,3000)}';
