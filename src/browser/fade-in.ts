/** Fades a `[data-fade-in]` block in when it first scrolls into view. Without this script it is simply there. */
const FADE: Keyframe[] = [{ opacity: 0, transform: 'translateY(24px)' }, {}];
const TIMING: KeyframeAnimationOptions = { duration: 700, easing: 'cubic-bezier(.2,.7,.2,1)' };

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const seenOutside = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) {
        seenOutside.add(target);
      } else {
        observer.unobserve(target);
        // What was in view at the first check has been visible since the page was painted, so it does not fade.
        if (seenOutside.has(target)) target.animate(FADE, TIMING);
      }
    }
  });
  for (const block of document.querySelectorAll('[data-fade-in]')) observer.observe(block);
}

export {};
