/**
 * Tooltips for icon buttons: `data-tooltip` on the control has the words of its `aria-label`. They show after 700 ms of hovering, at once
 * within 300 ms of another one and on keyboard focus, 4 px from the control. Escape
 * hides one without moving the pointer, and the pointer may move onto it (WCAG 1.4.13).
 */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const OFFSET_PX = 4;
/** Time to move the pointer across the gap between control and tooltip. */
const CROSSING_MS = 120;

let tip: HTMLElement | undefined;
let owner: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastHidden = -Infinity;

function show(control: HTMLElement): void {
  clearTimeout(timer);
  if (!tip) {
    tip = document.createElement('div');
    tip.setAttribute('role', 'tooltip');
    // Not read out: the words are the control's name already.
    tip.setAttribute('aria-hidden', 'true');
    tip.className =
      'fixed z-dialog max-w-[16rem] rounded bg-ink px-2.5 py-1.5 text-sm leading-snug text-white';
    document.body.append(tip);
  }
  owner = control;
  tip.textContent = control.dataset.tooltip ?? '';
  tip.hidden = false;
  place(tip, control.getBoundingClientRect());
}

function place(element: HTMLElement, control: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const above = control.top - height - OFFSET_PX;
  const left = control.left + (control.width - width) / 2;
  const rightmost = document.documentElement.clientWidth - width - OFFSET_PX;
  element.style.top = `${above < 0 ? control.bottom + OFFSET_PX : above}px`;
  element.style.left = `${Math.max(OFFSET_PX, Math.min(left, rightmost))}px`;
}

function hide(): void {
  clearTimeout(timer);
  if (!tip || !owner) return;
  owner = undefined;
  tip.hidden = true;
  lastHidden = performance.now();
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse') return;
  const control = controlAt(target);
  const isOnTip = tip?.contains(target as Node);
  clearTimeout(timer);
  if (control && control !== owner) {
    const soon = owner !== undefined || performance.now() - lastHidden < SKIP_DELAY_MS;
    timer = setTimeout(() => (hide(), show(control)), soon ? 0 : OPEN_DELAY_MS);
  } else if (!control && !isOnTip && owner) {
    timer = setTimeout(hide, CROSSING_MS);
  }
});
addEventListener('focusin', ({ target }) => {
  const control = controlAt(target);
  if (control?.matches(':focus-visible')) show(control);
  else hide();
});
addEventListener('focusout', hide);
addEventListener('pointerdown', hide);
addEventListener('scroll', hide, { capture: true, passive: true });
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

export {};
