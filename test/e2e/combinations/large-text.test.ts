import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import {
  brokenWords,
  doubleRootSize,
  doubleTextAlone,
  showLongestDay,
  textOutsideBoxes,
} from '../../support/pages/large-text.ts';
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

it('the names of the palette’s filters stay in their boxes at twice the text size', async () => {
  const page = await site.open('/color-palette', { viewport: phone });
  await doubleRootSize(page);
  const names = page.getByRole('form', { name: 'Filter the colors' }).locator('fieldset label');
  expect(await names.count()).toBe(13);
  const faults: string[] = [];
  for (const width of [360, 660, 700, 768, 1100, 1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const found = await textOutsideBoxes(names);
    faults.push(...found.map((fault) => `${fault} at ${width} px`));
  }
  expect(faults).toEqual([]);
});

it('the palettes of the quiz page are shown whole at twice the text size', async () => {
  const page = await site.open('/color-quiz', { viewport: phone });
  await doubleRootSize(page);
  const cut = await page
    .locator('main li')
    .evaluateAll(
      (items) =>
        items.filter((item) => item.getBoundingClientRect().right > innerWidth || item.scrollWidth > item.clientWidth)
          .length,
    );
  expect(cut).toBe(0);
});

it('the phone number of the message page stays on one line at twice the text size', async () => {
  const page = await site.open('/contact', { viewport: phone });
  await doubleRootSize(page);
  const number = page.locator('main [href^="tel:"]').first();
  const { lines, right } = await number.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return {
      lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
      right: link.getBoundingClientRect().right,
    };
  });
  expect(lines).toBe(1);
  expect(right).toBeLessThanOrEqual(phone.width);
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
