/** What had the focus last; null once somebody pointed elsewhere. */
let last: Element | null = null;

document.addEventListener('focusin', ({ target }) => {
  last = target instanceof Element ? target : null;
});
document.addEventListener(
  'pointerdown',
  () => {
    last = null;
  },
  true,
);

// A button is disabled while it works, which takes the focus from it: it gets it back when it is done.
new MutationObserver((changes) => {
  const isBack =
    changes.some(({ target }) => target === last) &&
    last instanceof HTMLElement &&
    !last.matches(':disabled');
  if (isBack && document.activeElement === document.body)
    (last as HTMLElement).focus({ preventScroll: true });
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
