import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { whenIdle, whenNetworkIdle } from '../support/pages/network-idle.ts';
import { field, whenLive } from './palette/palette-site.ts';

const site = builtSite();

/** Records the page views and the metrics that a page sends. */
function listen(page: Page) {
  const views: unknown[] = [];
  const told: Record<string, string[]> = {};
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track')) views.push(request.postDataJSON());
    if (!request.url().endsWith('/api/measure')) return;
    for (const [part, words] of Object.entries<string[]>(request.postDataJSON())) {
      told[part] = [...(told[part] ?? []), ...words].sort();
    }
  });
  return { page, told, views: () => views };
}

async function countingPage(path: string) {
  const recorded = listen(await (await site.visitor()).newPage());
  await recorded.page.goto(site.url + path);
  await isCounting(recorded.page);
  return recorded;
}

const isCounting = (page: Page) =>
  page.waitForFunction(() => window.recordedActions && window.recordedActions.push !== Array.prototype.push);

/** As when the visitor switches to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    for (const [name, value] of Object.entries({ hidden: true, visibilityState: 'hidden' })) {
      Object.defineProperty(document, name, { value, configurable: true });
    }
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

describe('the metrics of a page', () => {
  it('are sent once the page is hidden: its performance, and the visitor’s progress in its form', async () => {
    const { page, told } = await countingPage('/exterior');
    const form = page.locator('[data-widget=estimate-form] form');
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel('Name').click(); // The largest paint is final after the first input.
    await form.getByLabel('Name').fill('Ann Price');
    expect(told).toEqual({});
    // The observer that has seen the form has told so.
    await whenIdle(page);
    await hide(page);
    const ofForm = () => told.funnel?.filter((step) => step.startsWith('estimate'));
    await expect.poll(ofForm).toEqual(['estimate seen', 'estimate started']);
    expect(told.action).toEqual(['service_view']);
    expect(told.vital).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^service LCP (good|needs-improvement|poor)$/),
        expect.stringMatching(/^service CLS (good|needs-improvement|poor)$/),
      ]),
    );
    expect(JSON.stringify(told)).not.toContain('Ann');
  });

  it('include the use of the palette once per visit', async () => {
    const { page, told } = await countingPage('/color-palette');
    await whenLive(page);
    for (const id of ['sw-7008', 'bm-hc-154']) {
      await field(page, id).click();
      await page.waitForFunction((id) => document.querySelector(`#${id} [aria-pressed=true]`), id);
    }
    // The observer that has seen the palette has told so.
    await whenIdle(page);
    await hide(page);
    await expect.poll(() => told.action).toEqual(['palette_use']);
    expect(told.funnel).toEqual(['palette seen', 'palette started']);
    await page.goto(`${site.url}/color-palette?utm_source=card`);
    await isCounting(page);
    await whenLive(page);
    await field(page, 'sw-6258').click();
    await hide(page);
    await expect.poll(() => told.action).toEqual(['campaign', 'palette_use']);
  });

  it('include how far visitors get in the color quiz', async () => {
    const { page, told } = await countingPage('/exterior');
    const quiz = page.locator('[data-widget=color-quiz]').first();
    await quiz.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Take the Color Quiz' }).first().click();
    for (let question = 1; question <= 10; question += 1) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      await page.locator('dialog').getByRole('radio').nth(1).check();
      await page.getByRole('button', { name: question < 10 ? 'Next' : 'See My Palettes', exact: true }).click();
    }
    await page.getByText('Top Match').waitFor();
    // The quiz tells that it is done as it moves the focus there, after the next frame.
    await page.waitForFunction(() => document.activeElement?.id.endsWith('-results'));
    await hide(page);
    const ofQuiz = () => told.funnel?.filter((step) => step.startsWith('quiz'));
    await expect.poll(ofQuiz).toEqual(['quiz seen', 'quiz sent', 'quiz started']);
  });
});

const view = (eventDetails: string) => ({ eventType: 'page_view', eventDetails });

describe('page views', () => {
  it('are counted once per page, with its location, in order, and again when the browser restores a page', async () => {
    const { page, views } = await countingPage('/');
    await page.goto(`${site.url}/contact?service=interior&gbraid=0AAA&from=card&email=jane@example.com`);
    await expect.poll(views).toHaveLength(2);
    await page.goto(`${site.url}/blog?q=jane@example.com&category=Go+Green`);
    const expected = [view('/'), view('/contact?service=interior&gbraid=0AAA'), view('/blog?category=Go+Green')];
    await expect.poll(views).toEqual(expected);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(views).toEqual([...expected, expected.at(-1)]);
  });

  it('wait until a prerendered page is shown', async () => {
    const { page, views } = listen(await (await site.visitor()).newPage());
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    await page.goto(`${site.url}/interior`);
    await whenNetworkIdle(page);
    expect(views()).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(views).toEqual([view('/interior')]);
  });
});
