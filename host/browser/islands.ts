/** Loads an island's module and starts it, once. */
async function start(island: HTMLElement): Promise<void> {
  const { src } = island.dataset;
  if (!src) return;
  delete island.dataset.src;
  const module = await import(src);
  module.start(island);
}

/**
 * Brings islands to life when a visitor comes near: when they scroll into view, or, where the island says
 * `data-start="intent"`, when pointer, focus or touch reach it.
 */
export function startIslands(): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        void start(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-src]')) {
    if (island.dataset.start !== 'intent') inView.observe(island);
    for (const sign of ['pointerenter', 'focusin', 'touchstart']) {
      island.addEventListener(sign, () => void start(island), { once: true, passive: true });
    }
  }
}
