/** In a prerendered page, waits until the page is shown. */
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
