import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { launchOptions } from '../support/browser.mjs';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { waitForMails } from '../support/outbox.ts';
import { ownerPassword } from '../support/owner.ts';

let server: BuiltServer;
let browser: Browser;
beforeAll(async () => {
  server = await startBuiltServer();
  browser = await chromium.launch(await launchOptions());
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

async function enter(section: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(`${server.url}/admin#${section}`);
  await page.getByLabel('Password').fill(ownerPassword);
  await page.getByLabel('Password').press('Enter');
  await page.locator('main h2').first().waitFor();
  return page;
}

const open = async (address: string) => {
  const answer = await fetch(server.url + address);
  return { status: answer.status, html: await answer.text() };
};
/** What axe finds from the top: half under the page’s own header a button would count as too small. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page);
}
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

describe('the content in the owner’s browser', { timeout: 60_000 }, () => {
  it.each([360, 1280])(
    'puts a new testimonial on the home page at once, and takes it back, at %i px',
    async (width) => {
      const page = await enter('content', width);
      await page.getByRole('button', { name: 'Add a testimonial' }).click();
      const form = page.getByRole('form', { name: 'New testimonial' });
      await form.getByLabel('Customer', { exact: true }).fill('Wilhelmina Oakes');
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await form.getByText('Location is required').first().waitFor();
      expect(await form.getByLabel('Location').evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await form.getByLabel('Location').fill('Oxford');
      await form.getByLabel('Review', { exact: true }).fill('They saved the old porch.');
      await form.getByRole('region', { name: 'As the site shows it' }).getByText('Wilhelmina Oakes, Oxford').waitFor();
      await form.getByRole('button', { name: 'Save' }).click();
      await said(page, 'Wilhelmina Oakes is saved.');
      expect((await open('/')).html).toContain('They saved the old porch.');
      await page.getByRole('button', { name: 'Undo: Wilhelmina Oakes added' }).first().click();
      await said(page, 'Undone.');
      expect((await open('/')).html).not.toContain('They saved the old porch.');
      await page.close();
    },
  );

  it('shows a post as its page will, saves it there, and undoes it', async () => {
    const page = await enter('content');
    await page.getByRole('radio', { name: 'Blog posts' }).check();
    await page.getByRole('button', { name: /^What not to blast wi/ }).click();
    const form = page.getByRole('form', { name: /^Edit/ });
    await form.getByLabel('Article').fill('## Windows\n\nNever the **glass**.');
    const preview = form.getByRole('region', { name: 'As the site shows it' });
    await preview.getByRole('heading', { name: 'Windows' }).waitFor();
    const shown = await preview.locator('div').innerHTML();
    expect(await faults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Undo: .* changed: content, updatedAt/ }).waitFor();
    expect((await open('/blog/what-not-to-pressure-wash')).html).toContain(shown.trim());
    await page.getByRole('button', { name: /^Undo: .* changed/ }).click();
    await said(page, 'Undone.');
    expect((await open('/blog/what-not-to-pressure-wash')).html).not.toContain('Never the');
    await page.close();
  });

  it('takes a town off the site and puts it back, by keyboard alone', async () => {
    const page = await enter('content');
    await page.getByRole('radio', { name: 'Testimonials' }).focus();
    await page.keyboard.press('ArrowLeft');
    const down = page.getByRole('button', { name: 'Take down Oxford' });
    await down.focus();
    await page.keyboard.press('Enter');
    await said(page, 'Oxford is saved.');
    for (const address of ['/service-areas/oxford', '/oxford-services', '/oxford-interior-painting']) {
      expect([address, (await open(address)).status]).toEqual([address, 404]);
    }
    await page.getByRole('button', { name: 'Show Oxford' }).press('Enter');
    await down.waitFor();
    expect((await open('/service-areas/oxford')).status).toBe(200);
    await page.close();
  });
});

it('erases a person everywhere after a typed word, and exports the rest', async () => {
  const person = {
    name: 'Quillona Wrexby',
    email: 'quillona@wrexby.example',
    phone: '(410) 555-7319',
    address: '1 Elm St',
    city: 'Easton',
    state: 'MD',
    zipCode: '21601',
    message: 'The hall and the stairs.',
    serviceType: 'interior',
  };
  const sent = await fetch(`${server.url}/api/estimates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(person),
  });
  expect(sent.status).toBe(201);
  await waitForMails(server.dataDir, 1);

  const page = await enter('data', 360);
  await page.getByText('Suspected spam').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'All leads, as a table (CSV)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Quillona Wrexby');

  await page.getByLabel('Email').fill('Quillona@wrexby.example');
  await page.getByRole('button', { name: 'See what there is' }).click();
  await said(page, 'Found: 1 lead and 0 tracked events.');
  const erase = page.getByRole('button', { name: 'Erase for good' });
  expect(await erase.isDisabled()).toBe(true);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByLabel('Type ERASE to confirm').fill('ERASE');
  await erase.click();
  await said(page, 'Erased: 1 lead and 0 tracked events.');
  await page.close();

  const names = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  for (const file of names.filter((entry) => entry.isFile())) {
    const bytes = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect([file.name, /quillona|wrexby|555-7319/i.test(bytes)]).toEqual([file.name, false]);
  }
  expect(server.output()).not.toMatch(/quillona/i);
}, 60_000);
