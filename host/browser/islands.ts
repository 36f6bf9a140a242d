import { inIdleTime } from './idle.ts';

const started = new WeakMap<HTMLElement, Promise<void>>();

/** Loads an island's module and starts it, once; a module that could not be loaded is asked for again at the next call. */
function start(island: HTMLElement): Promise<void> {
  const starting = started.get(island) ?? load(island).then((module) => module.start(island, inIdleTime));
  started.set(island, starting);
  return starting;
}

async function load(island: HTMLElement): Promise<{ start(island: HTMLElement, whenIdle: typeof inIdleTime): void }> {
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

/** As long as a form that is alive waits for its answer. */
const limitMs = 30_000;

/**
 * Keeps the post of a form whose island is not alive until it is, so that without a network it ends in words of the
 * form's own, hidden in it till then, and not in the browser's error page; what was typed stays. When the island cannot
 * be loaded but the page can, the browser posts the form as it does without JavaScript.
 */
function holdPosts(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest<HTMLElement>('[data-src]');
    const failure = form.querySelector<HTMLElement>('[method=post] [role=alert]');
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!island || !failure || !button || event.defaultPrevented) return; // One that is alive sends itself.
    event.preventDefault();
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    failure.hidden = true;
    // Pages are never taken from a cache unasked, so that an answer means a network.
    const byBrowser = async () => (await fetch('', { method: 'HEAD' })).ok && 'submit';
    const way = await Promise.race([
      start(island).then(() => 'click' as const, byBrowser),
      new Promise<never>((_, reject) => setTimeout(reject, limitMs)),
    ]).catch(() => false as const);
    failure.hidden = !!way;
    // Not requestSubmit(), which iOS before 16 lacks.
    if (way === 'click') button.click();
    else if (way) form.submit();
    button.ariaDisabled = null;
  });
}

/** Brings forms to life for whoever will fill one in, so that they can say what becomes of it without a network. */
export async function startForms(): Promise<void> {
  for (const island of document.querySelectorAll<HTMLElement>('[data-src]:has([method=post])')) await start(island);
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
  holdPosts();
}
