import { expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';

const site = builtSite(undefined, { reducedMotion: 'no-preference' });

it('keeps the focus in the window however soon one Tab follows another', async () => {
  const page = await site.open('/privacy-policy', { viewport: { width: 1366, height: 650 } });
  await page.evaluate(() => {
    const [start, far, near] = ['start', 'far', 'near'].map((text) => {
      const link = Object.assign(document.createElement('a'), { href: '#', textContent: text });
      link.style.position = 'absolute';
      return link;
    });
    if (!start || !far || !near) return;
    start.style.top = '100px';
    far.style.top = '3000px';
    near.style.top = '500px';
    document.body.style.minHeight = '4000px';
    document.body.prepend(start, far, near);
    start.focus();
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('near');
  // Longer than a smooth scroll takes.
  await page.waitForTimeout(1_000);
  expect(
    await page.getByText('near', { exact: true }).evaluate((link) => link.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
});

it('scrolls smoothly until a visitor asks for no motion', async () => {
  const page = await site.open('/');
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await expect.poll(behavior).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(behavior).toBe('auto');
});
