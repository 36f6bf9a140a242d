/** A browser that draws no frames, as in a covered window, never starts a transition. */
const mostDelayMs = 500;

/**
 * Shows the office in place of the login: through a view transition where the browser has them and its owner wants
 * motion, otherwise at once. Half a second later it shows in any case.
 */
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
  // preact renders in a microtask, and the new state is taken once this is resolved.
  const transition = document.startViewTransition(async () => {
    showOnce();
    await new Promise((resolve) => setTimeout(resolve));
  });
  // Skipped in a hidden tab, say: the office shows all the same.
  transition.ready.catch(() => {});
}
