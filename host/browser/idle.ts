/** Runs something once a page is shown and loaded and the browser has nothing better to do; what fails then is left. */
export function inIdleTime(run: () => Promise<unknown>): void {
  const wait = (name: string) => addEventListener(name, () => inIdleTime(run), { once: true });
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => inIdleTime(run), { once: true });
  else if (document.readyState !== 'complete') wait('load');
  else (window.requestIdleCallback ?? setTimeout)(() => run().catch(() => {}));
}
