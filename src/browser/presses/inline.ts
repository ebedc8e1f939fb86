/**
 * Marks a pressed link or the button of a submitted form, if that happens before the early script has loaded. That
 * script then repeats the press (`keep.ts`). A phone link dials at once; only its report comes later.
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
