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
 * `data-start="intent"`, when pointer, focus or touch reach it. Islands may still stream in.
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
  const observe = () => {
    for (const island of document.querySelectorAll('[data-src]:not([data-start])')) inView.observe(island);
  };
  observe();
  document.addEventListener('DOMContentLoaded', observe);
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    const reach = ({ target }: Event) => {
      const island = (target as Element).closest<HTMLElement>('[data-src]');
      if (island) void start(island);
    };
    document.addEventListener(sign, reach, { passive: true });
  }
}
