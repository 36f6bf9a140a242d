/** A browser that draws no frames, as in a covered window, never starts a transition. */
const mostDelayMs = 500;

/** Shows the office within half a second, with or without a view transition. */
export function stepInside(show: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) {
    show();
    return;
  }
  let isShown = false;
  function showOnce() {
    clearTimeout(timer);
    if (!isShown) show();
    isShown = true;
  }
  const timer = setTimeout(showOnce, mostDelayMs);
  // preact renders in a microtask; the new state is taken once this is resolved.
  const transition = document.startViewTransition(async () => {
    showOnce();
    await new Promise((resolve) => setTimeout(resolve));
  });
  // A hidden tab, for example, skips the transition.
  transition.ready.catch(() => {});
}
