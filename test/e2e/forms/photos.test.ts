import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchOptions } from '../../support/browser.mjs';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { waitForMails } from '../../support/outbox.ts';
import { violations } from '../../support/pages/axe.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { whenIdle } from '../../support/pages/when-idle.ts';
import { requestWords } from '../../support/visitor-words.ts';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startBuiltServer();
});
afterEach(() => server[Symbol.asyncDispose]());

const files = async (...sides: number[]) =>
  Promise.all(
    sides.map(async (side, at) => ({
      name: `photo-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPhoto('jpeg', side, side),
    })),
  );

async function fill(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=zipCode]') });
  for (const [name, value] of Object.entries(requestWords)) await form.locator(`[name=${name}]`).fill(value);
}

/** A page with the form, filled in but for the photos. */
async function openFilled(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(server.url + path);
  await fill(page);
  return { context, page };
}

async function pictures(): Promise<number> {
  const [mail = ''] = await waitForMails(server.dataDir, 1);
  const { attachments, html = '' } = await PostalMime.parse(mail);
  expect(html.match(/<img src="cid:/g)?.length ?? 0).toBe(attachments.length);
  return attachments.length;
}

it('photos are sent with the form, one of them after the connection was restored', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${server.url}/exterior`);
  await fill(page);
  const input = page.locator('[name=photos]');
  await input.setInputFiles(await files(3_000, 500));
  const list = page.getByRole('list', { name: 'Photos you added' });
  await expect.poll(() => list.getByText('Ready').count()).toBe(2);
  await context.setOffline(true);
  await input.setInputFiles(await files(700));
  await list.getByText('Not sent. Check your connection.').waitFor();
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Some photos were not sent.').waitFor();
  expect(await page.locator('[name=name]').inputValue()).toBe(requestWords.name);
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => list.getByText('Ready').count()).toBe(3);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  await expect.poll(() => list.count()).toBe(0);
  expect(await pictures()).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

it('the form waits for a photo that is uploading, and photos can be removed by keyboard', async () => {
  const { context, page } = await openFilled('/exterior');
  await page.locator('[name=photos]').setInputFiles(await files(400, 500));
  await page.getByRole('list', { name: 'Photos you added' }).getByText('Ready').nth(1).waitFor();
  await page.getByRole('button', { name: 'Remove photo 1, photo-1.jpg' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('photo-2.jpg');
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/photos', async (route) => {
    await isHeld;
    await route.continue();
  });
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await page.locator('[name=photos]').setInputFiles(await files(600));
  await expect.poll(() => posted).toEqual(['/api/photos']);
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await whenIdle(page);
  expect(posted).toEqual(['/api/photos']);
  expect(await page.getByText('Estimate request sent!').count()).toBe(0);
  letGo();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(2);
  await context.close();
});

it('a photo is sent even if its code loads after the form was submitted', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route('**/attach-photos-*.js', async (route) => {
    asked += 1;
    await isHeld;
    await route.continue();
  });
  await page.goto(`${server.url}/exterior`);
  await fill(page);
  await page.locator('[name=photos]').setInputFiles(await files(500));
  await expect.poll(() => asked).toBeGreaterThan(0);
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await whenIdle(page);
  letGo();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
  await context.close();
});

it('uploaded photos survive a reload and a visit to another page', async () => {
  const { context, page } = await openFilled('/contact');
  await page.locator('[name=photos]').setInputFiles(await files(400, 500));
  await page.getByText('2 of 2 photos ready.').waitFor();
  await page.goto(`${server.url}/about`);
  await page.goto(`${server.url}/contact`);
  await page.getByText('2 of 2 photos ready.').waitFor();
  const list = page.getByRole('list', { name: 'Photos you added' });
  expect(await list.innerText()).toContain('photo-1.jpg');
  await page.getByRole('button', { name: 'Remove photo 1, photo-1.jpg' }).click();
  await page.reload();
  await page.getByText('1 of 1 photo ready.').waitFor();
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
  await page.reload();
  await whenIdle(page);
  expect(await list.count()).toBe(0);
  await context.close();
});

it('a photo that the server no longer has does not keep the form from being sent', async () => {
  const { context, page } = await openFilled('/contact');
  await page.locator('[name=photos]').setInputFiles(await files(400));
  await page.getByText('1 of 1 photo ready.').waitFor();
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(sessionStorage)) {
      sessionStorage.setItem(key, draft.replace(/(uploads.*?id\W+)[\w-]{22}/, `$1${'a'.repeat(22)}`));
    }
  });
  await page.reload();
  await page.getByText('1 of 1 photo ready.').waitFor();
  await passTime(page);
  const send = page.getByRole('button', { name: 'Get Free Estimate' });
  await send.click();
  await page.getByText('This photo is no longer here. Please add it again.').waitFor();
  await send.click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(0);
  await context.close();
});

it('a form that waits for a stuck photo can be sent without it', async () => {
  const { context, page } = await openFilled('/contact');
  await page.locator('[name=photos]').setInputFiles(await files(400));
  await page.getByText('1 of 1 photo ready.').waitFor();
  await page.route('**/api/photos', () => {});
  await page.locator('[name=photos]').setInputFiles(await files(500));
  await passTime(page);
  const without = page.getByRole('button', { name: 'Send without the photos that are not ready' });
  expect(await without.count()).toBe(0);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await without.waitFor();
  expect(await violations(page)).toEqual([]);
  await without.click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
  await context.close();
});

it('a form whose photo a busy server refuses says so, and can be sent without it', async () => {
  const { context, page } = await openFilled('/contact');
  await page.route('**/api/photos', (route) => route.fulfill({ status: 503, json: {} }));
  await page.locator('[name=photos]').setInputFiles(await files(500));
  await page.getByText('Not sent. We cannot take photos right now.').waitFor();
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Some photos were not sent.').waitFor();
  await page.getByRole('button', { name: 'Send without the photos that are not ready' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(0);
  await context.close();
});

it('photos are also sent without JavaScript', async () => {
  const { context, page } = await openFilled('/exterior', { javaScriptEnabled: false });
  await page.locator('[name=photos]').setInputFiles(await files(800, 400));
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(2);
  await context.close();
});
