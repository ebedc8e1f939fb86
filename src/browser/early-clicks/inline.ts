import { scriptText } from '../script-text';

/**
 * Marks a pressed link or the button of a submitted form, if that happens before the early script has loaded. That
 * script then repeats the press (`keep.ts`). A phone link dials at once; only its report comes later.
 * What has an `aria-expanded` opens and closes at once, by its styles: questions and dropdowns, also if no script loads.
 * If the script does not load, other links are followed after three seconds and a form is posted by the browser after
 * six. The form waits longer because only the script adds the time and the ad to the request. It stands before the first
 * island, because in the head it is 330 of the 14,000 bytes of the first view; a link pressed before it is there is
 * followed at once.
 */
export const keepEarlyClicks = scriptText(() => {
  onclick = onsubmit = (event: Event & Partial<MouseEvent>) => {
    const target = event.target as HTMLElement;
    const isForm = event.type === 'submit';
    const control = isForm
      ? target.querySelector<HTMLElement>('[type=submit]')
      : target.closest<HTMLElement>(
          '[data-conversion],[data-quote-open],[data-modal-open],button[type=button]:not([popovertarget])',
        );
    if (!control || control.closest('[data-ready]') || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { dataset, ariaExpanded } = control;
    // The browser makes a text of it: 6 bytes less than `String()`.
    if (ariaExpanded) return void (control.ariaExpanded = (ariaExpanded !== 'true') as unknown as string);
    dataset.early = '';
    if ('conversion' in dataset) return;
    event.preventDefault();
    setTimeout(
      () => {
        if (!('early' in dataset)) return;
        const link = control as HTMLAnchorElement;
        if (isForm) (target as HTMLFormElement).submit();
        else if (link.href) location.assign(link.href);
      },
      isForm ? 6000 : 3000,
    );
  };
});
