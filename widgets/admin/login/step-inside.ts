/**
 * Shows the office in place of the login: through a view transition where the browser has them and its owner wants
 * motion, otherwise at once.
 */
export function stepInside(show: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) {
    show();
    return;
  }
  // preact renders in a microtask, and the new state is taken once this is resolved.
  const transition = document.startViewTransition(async () => {
    show();
    await new Promise((resolve) => setTimeout(resolve));
  });
  // Skipped in a hidden tab, say: the office shows all the same.
  transition.ready.catch(() => {});
}
