export function whenShown(run: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}

/** A busy phone may never become idle. */
const timeout = 2000;

/** After load, when idle or 2 s later; ignores errors. */
export function inIdleTime(run: () => Promise<unknown>): void {
  // Safari has no requestIdleCallback; setTimeout treats these options as no delay.
  const request = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  const wait = () => request(() => run().catch(() => {}), { timeout });
  whenShown(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
}

const started = new WeakMap<HTMLElement, Promise<void>>();

/** Once; after a failure, the next call retries. */
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
    // Browsers cache a failed import by URL (https://github.com/whatwg/html/issues/6768).
    island.dataset.src = `${src}#`;
    throw error;
  }
}

/** If its island cannot be loaded, the click acts as without JavaScript. */
function holdClicks(): void {
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

/** The same limit as a hydrated form's. */
const limitMs = 30_000;

/** Without a network a post ends in the form’s message; without its island, the browser posts. */
function holdPosts(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest<HTMLElement>('[data-src]');
    const failure = form.querySelector<HTMLElement>('[method=post] [role=alert]');
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!island || !failure || !button || event.defaultPrevented) return; // A hydrated form sends itself.
    event.preventDefault();
    if (button.getAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    failure.hidden = true;
    // Pages are never cached without revalidation, so a response proves a network.
    const byBrowser = async () => (await fetch('', { method: 'HEAD' })).ok && 'submit';
    const way = await Promise.race([
      start(island).then(() => 'click' as const, byBrowser),
      new Promise<never>((_, reject) => setTimeout(reject, limitMs)),
    ]).catch(() => false as const);
    failure.hidden = !!way;
    // Not requestSubmit(), which iOS before 16 lacks.
    if (way === 'click') button.click();
    else if (way) form.submit();
    button.removeAttribute('aria-disabled');
  });
}

/** Early, so that a form can report a failure without a network. */
export async function startForms(): Promise<void> {
  // Not `[data-src]:has(…)`, which throws in iOS before 15.4.
  for (const form of document.querySelectorAll('[data-src] [method=post]')) {
    await start(form.closest('[data-src]') as HTMLElement);
  }
}

/** Includes islands that are still streaming in. */
export function startIslands(): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void start(target as HTMLElement);
    },
    { rootMargin: '200px' },
  );
  const observe = () => {
    for (const island of document.querySelectorAll('[data-src]:not([data-start])')) inView.observe(island);
    for (const held of document.querySelectorAll('[data-held]')) held.setAttribute('role', 'button');
  };
  observe();
  document.addEventListener('DOMContentLoaded', observe);
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, ({ target }) => {
      const island = (target as Element).closest<HTMLElement>('[data-src]');
      if (island) void start(island);
    });
  }
  holdClicks();
  holdPosts();
}
