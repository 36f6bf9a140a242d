import { whenShown } from './when-shown.ts';

/** A busy phone may never become idle. */
const timeout = 2000;

/** Runs a task once the page has loaded and the browser is idle, or two seconds later; its errors are ignored. */
export function inIdleTime(run: () => Promise<unknown>): void {
  // Safari has no requestIdleCallback; setTimeout treats these options as no delay.
  const request = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  const wait = () => request(() => run().catch(() => {}), { timeout });
  whenShown(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
}
