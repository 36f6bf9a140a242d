import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { brokenWords, doubleRootSize, doubleTextAlone, showLongestDay } from '../../support/pages/large-text.ts';
import { requestWords } from '../../support/visitor-words.ts';

const site = builtSite();

const phone = { width: 360, height: 740 };

/** Narrow screens, and screens with text at twice the size. On phones, words must not break. */
const screens = [
  { width: 320, isDoubled: false, isPhone: true },
  { width: 360, isDoubled: false, isPhone: true },
  { width: 360, isDoubled: true, isPhone: true },
  { width: 768, isDoubled: true, isPhone: false },
  { width: 1280, isDoubled: true, isPhone: false },
];

/** The first page of each kind, or all others. */
const paths = [
  ...Object.values(pageKinds).map((kinds) => kinds.map(({ path }) => path)),
  // The longest two-word name that must stay on one line.
  ['/service-areas/severna-park', '/blog/choosing-whites-by-light'],
].flatMap(firstOrRest);

describe.concurrent('on narrow screens and with large text', () => {
  it.each(paths)('%s breaks no words and scrolls in one direction', async (path) => {
    const page = await site.open(path, { viewport: phone, reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { width, isDoubled, isPhone } of screens) {
      await page.setViewportSize({ width, height: 740 });
      if (isDoubled) await doubleRootSize(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      const found = [
        ...(scrollWidth > width ? [`is ${scrollWidth} px wide`] : []),
        ...(isPhone ? await brokenWords(page.locator('body')) : []),
      ];
      faults.push(...found.map((fault) => `${fault} at ${width} px${isDoubled ? ', doubled' : ''}`));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('the private page of a request keeps its words whole at twice the text size, and the receipt too', async () => {
  const page = await site.open('/interior', { viewport: phone, reducedMotion: 'reduce', waitUntil: 'idle' });
  for (const [name, value] of Object.entries(requestWords)) await page.locator(`form [name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  const link = page.getByRole('link', { name: 'Your private page' });
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  await doubleRootSize(page);
  const labels = page.locator('dl', { hasText: requestWords.name }).locator('dt');
  for (const label of await labels.all()) expect(await brokenWords(label)).toEqual([]);
  await page.goto(site.url + path);
  await showLongestDay(page);
  await doubleRootSize(page);
  expect(await brokenWords(page.locator('body'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
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
  const page = await site.open('/contact', { viewport: phone });
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
