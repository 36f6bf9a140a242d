const started = new WeakMap<HTMLElement, Promise<void>>();

/** Loads an island's module and starts it, once; a module that could not be loaded is asked for again at the next call. */
function start(island: HTMLElement): Promise<void> {
  const starting = started.get(island) ?? load(island).then((module) => module.start(island));
  started.set(island, starting);
  return starting;
}

async function load(island: HTMLElement): Promise<{ start(island: HTMLElement): void }> {
  const { src = '' } = island.dataset;
  try {
    return await import(src);
  } catch (error) {
    started.delete(island);
    // Browsers remember that an address failed (https://github.com/whatwg/html/issues/6768); this makes it another one.
    island.dataset.src = `${src}#`;
    throw error;
  }
}

/**
 * Keeps a click on `data-held`, which means nothing before its island is alive, until it is; when the island cannot be
 * loaded, the click does what it does without JavaScript. Until then it is announced as the button that it becomes.
 */
function holdClicks(): void {
  for (const held of document.querySelectorAll('[data-held]')) held.setAttribute('role', 'button');
  document.addEventListener('click', async (event) => {
    const held = (event.target as Element).closest<HTMLElement>('[data-held]');
    const island = held?.closest<HTMLElement>('[data-src]');
    if (!held || !island) return;
    event.preventDefault();
    await start(island).catch(() => {});
    held.removeAttribute('data-held');
    held.click();
  });
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
  holdClicks();
}
