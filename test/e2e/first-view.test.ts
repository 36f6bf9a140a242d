import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { brokenWords, doubleRootSize, doubleTextAlone } from '../support/pages/large-text.ts';

const site = builtSite();

const laptop = { width: 1366, height: 650 };
const phone = { width: 360, height: 740 };

const open = (path: string, viewport: { width: number; height: number }, javaScriptEnabled = true) =>
  site.open(path, { viewport, javaScriptEnabled });

/** The distance from the top of the window to the lower edge of an element. */
async function footOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).last().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

describe('without scrolling', { timeout: 60_000 }, () => {
  it.each([
    [laptop, 610],
    [phone, 640],
  ])('home shows the house and its chips: %j', async (viewport, foot) => {
    const page = await open('/', viewport);
    expect(await footOf(page, 'main fieldset label')).toBeLessThanOrEqual(foot);
  });

  it.each(['/exterior', '/interior', '/pressure-washing'])(
    '%s shows the button that requests an estimate',
    async (path) => {
      const page = await open(path, laptop);
      expect(await footOf(page, 'aside form button[type=submit]')).toBeLessThanOrEqual(laptop.height);
    },
  );

  it('contact shows the beginning of both forms, the estimate first', async () => {
    const page = await open('/contact', laptop);
    const [estimate, message] = await Promise.all(
      ['#estimate', '#message'].map((id) => page.locator(id).boundingBox()),
    );
    expect(estimate?.y).toBe(message?.y);
    expect(estimate?.y).toBeLessThan(laptop.height / 2);
    expect(estimate?.x).toBeLessThan(message?.x ?? 0);
  });
});

it('a link fills the form without JavaScript', async () => {
  const page = await open('/contact?service=interior&package=Move-In+Ready#estimate', phone, false);
  expect(await page.locator('#estimate [name=serviceType]:checked').inputValue()).toBe('interior');
  expect(await page.locator('#estimate [name=message]').inputValue()).toMatch(/^Package: Move-In Ready\n/);
});

it.each([
  '/',
  '/contact',
  '/service-areas',
  '/service-areas/easton',
  '/easton-services',
  '/easton-exterior-painting',
  '/exterior',
  '/services',
  '/all-services',
  '/about',
  '/blog',
  '/review-us',
  '/color-palette',
  '/sitemap',
  '/interior',
  '/pressure-washing',
  '/color-quiz',
  '/privacy-policy',
  '/terms-of-service',
  '/embed',
  '/blog/choosing-whites-by-light',
  '/service-areas/severna-park',
  '/chestertown-pressure-washing',
  '/no-such-page',
])('%s scrolls in one direction at twice the text size', async (path) => {
  const page = await open(path, phone);
  await doubleRootSize(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

it.each(['/', '/services', '/about', '/color-palette'])(
  '%s scrolls in one direction on a desktop at twice the text size',
  async (path) => {
    const page = await open(path, { width: 1280, height: 800 });
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await doubleRootSize(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

it.each([
  ['/color-palette', 'main'],
  ['/', 'main > section:nth-of-type(1)'],
  ['/', '[class]:has(> a[href="/exterior"] h3)'],
  ['/services', '#main-services'],
])('no word of %s breaks at twice the text size, in %s', async (path, part) => {
  const page = await open(path, phone);
  await doubleRootSize(page);
  expect(await brokenWords(page.locator(part).first())).toEqual([]);
});

it('no word of the palette on another site breaks at twice the text size', async () => {
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title><meta name="viewport" content="width=device-width">
    <script type="module" src="/widgets/v1/embed.js"></script><brushline-palette-picker></brushline-palette-picker>`;
  const page = await site.open('/elsewhere', {
    viewport: phone,
    prepare: (page) => page.route('**/elsewhere', (route) => route.fulfill({ contentType: 'text/html', body: html })),
  });
  const picker = page.locator('brushline-palette-picker');
  await picker.getByText('Yellows').first().waitFor();
  await doubleTextAlone(picker);
  expect(await brokenWords(picker)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

it('all text of a form doubles when the visitor doubles the text size', async () => {
  const page = await open('/contact', phone);
  const sizes = () =>
    page.evaluate(() =>
      ['h2', 'legend', 'label', 'input[name=name]', 'button[type=submit]', 'form p'].map((selector) => {
        const element = document.querySelector(`#estimate ${selector}`) ?? document.querySelector(`main ${selector}`);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      }),
    );
  const normal = await sizes();
  expect(normal.filter((size) => size < 13)).toEqual([]);
  await doubleRootSize(page);
  expect(await sizes()).toEqual(normal.map((size) => size * 2));
});
