/** Runs a task once the page has loaded and the browser is idle; its errors are ignored. */
export function inIdleTime(run: () => Promise<unknown>): void {
  const wait = (name: string) => addEventListener(name, () => inIdleTime(run), { once: true });
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => inIdleTime(run), { once: true });
  else if (document.readyState !== 'complete') wait('load');
  else (window.requestIdleCallback ?? setTimeout)(() => run().catch(() => {}));
}
