import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { listedKinds, pageKinds } from '../support/cases/page-kinds.ts';
import { fillForm } from '../support/pages/fill-form.ts';
import { doubleRootSize } from '../support/pages/large-text.ts';
import { requestWords } from '../support/visitor-words.ts';

const site = builtSite();

const laptop = { width: 1366, height: 650 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };
const smallDesk = { width: 1024, height: 768 };

const open = (path: string, viewport: { width: number; height: number }, javaScriptEnabled = true) =>
  site.open(path, { viewport, javaScriptEnabled });

/** The distance from the top of the window to the lower edge of an element. */
async function footOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).last().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

describe('without scrolling', () => {
  it.each([...listedKinds, ...pageKinds.missing])('$path has a way to an estimate', async ({ path }) => {
    const page = await open(path, laptop);
    for (const viewport of [laptop, { width: 1280, height: 800 }, { width: 993, height: 700 }, tablet, phone]) {
      await page.setViewportSize(viewport);
      const ways = page.locator(':is(header, main) a[href$="#estimate"], #estimate h2');
      const countInView = () =>
        ways.evaluateAll(
          (all) =>
            all.filter((way) => {
              const { top, bottom, right } = way.getBoundingClientRect();
              const isDrawn = way.checkVisibility({ visibilityProperty: true });
              return isDrawn && top >= 0 && bottom <= innerHeight && right <= innerWidth;
            }).length,
        );
      // The bar comes and goes after what is beside it.
      await expect.poll(countInView, { message: `at ${viewport.width} px` }).toBeGreaterThan(0);
      const bar = await page.locator('body > header').boundingBox();
      expect(bar?.height).toBeLessThan(80);
    }
  });

  it('home shows the house and its chips, in a picture from edge to edge', async () => {
    const page = await open('/', laptop);
    const chips = 'main fieldset label';
    expect(await footOf(page, chips)).toBeLessThanOrEqual(610);
    await page.setViewportSize(phone);
    expect(await footOf(page, chips)).toBeLessThanOrEqual(640);
    for (const viewport of [phone, tablet, { width: 900, height: 900 }, smallDesk]) {
      await page.setViewportSize(viewport);
      const picture = await page.locator('main section').first().locator('svg').first().boundingBox();
      expect([picture?.x, picture?.width]).toEqual([0, viewport.width]);
    }
  });

  it.each(['/exterior', '/interior', '/pressure-washing'])('%s shows the button of its form', async (path) => {
    const page = await open(path, laptop);
    expect(await footOf(page, 'aside form button[type=submit]')).toBeLessThanOrEqual(laptop.height);
  });

  it('contact shows both forms, the estimate first and whole, and all of what is typed', async () => {
    const page = await open('/contact', laptop);
    const [estimate, message] = await Promise.all(
      ['#estimate', '#message'].map((id) => page.locator(id).boundingBox()),
    );
    expect(estimate?.y).toBe(message?.y);
    expect(estimate?.y).toBeLessThan(laptop.height / 2);
    expect(estimate?.x).toBeLessThan(message?.x ?? 0);
    for (const viewport of [{ width: 1280, height: 800 }, laptop]) {
      await page.setViewportSize(viewport);
      expect(await footOf(page, '#estimate [type=submit]')).toBeLessThanOrEqual(viewport.height);
    }

    await fillForm(page.locator('#estimate'), requestWords);
    const fields = page.locator('#estimate input:not([type]), #estimate input:is([type=email], [type=tel])');
    for (const viewport of [phone, tablet, smallDesk, laptop]) {
      await page.setViewportSize(viewport);
      const cut = await fields.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((field) => field.id),
      );
      expect(cut).toEqual([]);
    }
  });
});

it('no card of a town has its count over its name, also with large text', async () => {
  const page = await open('/service-areas', phone);
  for (const fontSize of ['100%', '200%']) {
    if (fontSize === '200%') await doubleRootSize(page);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overlaps = await page.locator('article:visible').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const name = card.querySelector('h3') as HTMLElement;
          const range = document.createRange();
          range.selectNodeContents(name);
          const words = range.getBoundingClientRect();
          const count = [...card.querySelectorAll('p')].find(({ textContent }) => /Available/.test(textContent));
          const box = count?.getBoundingClientRect() ?? new DOMRect();
          const isApart = box.left >= words.right || box.top >= name.getBoundingClientRect().bottom;
          return isApart && box.right <= card.getBoundingClientRect().right ? [] : [name.textContent];
        }),
      );
      expect([width, fontSize, overlaps]).toEqual([width, fontSize, []]);
    }
  }
});

it('a town’s list has whole rows as links', async () => {
  const page = await open('/chestertown-services', tablet);
  const heights = await page
    .locator('main li > a:has(b)')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(12);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

it('on a tablet, contact’s places and the footer’s columns have the whole width, and the email address one line', async () => {
  const page = await open('/contact', tablet);
  const [list, forms] = await Promise.all(
    ['section:has(#served) ul', '#estimate'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(list?.width).toBe(forms?.width);
  const footer = await page.locator('footer').evaluate((footer) => {
    const range = document.createRange();
    range.selectNodeContents(footer.querySelector('[href^="mailto:"]') as Element);
    const right = (selector: string) => footer.querySelector(selector)?.getBoundingClientRect().right;
    return {
      lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
      isFilled: right('section:last-of-type') === right('div:last-child'),
    };
  });
  expect(footer).toEqual({ lines: 1, isFilled: true });
});

it('the color quiz’s note stays clear of its buttons without JavaScript', async () => {
  const page = await open('/color-quiz', tablet, false);
  const note = await page.getByText('The questions need JavaScript').boundingBox();
  expect((note?.y ?? 0) - (await footOf(page, 'main div:has(+ p) a'))).toBeGreaterThanOrEqual(8);
});
