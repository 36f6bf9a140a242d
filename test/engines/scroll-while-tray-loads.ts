/**
 * Runs in the page: selects its first color and scrolls to the end as soon as the tray is there.
 * @returns how far the page is scrolled then, and once the tray has the names of the colors, in pixels
 */
export async function scrollWhileTrayLoads(): Promise<[before: number, after: number]> {
  const appears = (selector: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      look();
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const tray = appears('section [aria-haspopup=dialog]');
  const names = appears('section[aria-label] > div li button');
  document.querySelector<HTMLElement>('main section > ul > li button')?.click();
  await tray;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const before = scrollY;
  await names;
  for (let at = 0; at < 3; at++) await frame();
  return [before, scrollY];
}
