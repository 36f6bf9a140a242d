/** In a prerendered page, waits until the page is shown. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}
