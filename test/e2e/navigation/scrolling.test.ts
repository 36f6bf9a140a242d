import { expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';

const site = builtSite(undefined, { reducedMotion: 'no-preference' });

it('scrolls smoothly, but not for keys, which may focus what then leaves the window, nor if asked for no motion', async () => {
  const page = await site.open('/privacy-policy');
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await expect.poll(behavior).toBe('smooth');
  await page.keyboard.press('Tab');
  await expect.poll(behavior).toBe('auto');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(behavior).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(behavior).toBe('auto');
});
