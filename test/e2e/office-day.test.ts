import { createServer, type Server } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { launchOptions } from '../support/browser.mjs';
import { type BuiltServer, freePort, startBuiltServer } from '../support/built-server.ts';
import { ownerPassword } from '../support/owner.ts';

const request = {
  name: 'Margaret Tilghman',
  email: 'margaret@tilghman.example',
  phone: '(410) 555-0187',
  address: '118 Cox Creek Road',
  city: 'Stevensville',
  zipCode: '21666',
  message: 'Cedar clapboard, two stories. The south wall is peeling above the porch.',
};

let browser: Browser;
let server: BuiltServer;
let context: BrowserContext;
let stranger: { origin: string; server: Server };

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
}, 60_000);
afterAll(() => browser.close());

beforeEach(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  server = await startBuiltServer({ env: { EMBED_ORIGINS: origin } });
  const embed = `<!doctype html><title>Sister</title><script type="module" src="${server.url}/widgets/v1/embed.js"></script><brushline-estimate-form></brushline-estimate-form>`;
  const page = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(embed));
  stranger = { origin, server: page.listen(port, '127.0.0.1') };
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  stranger.server.close();
  await server[Symbol.asyncDispose]();
});

/** A visitor fills in the form at an address and sends it, no faster than people do. */
async function sendForm(url: string, change: Partial<typeof request> = {}): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  for (const [name, value] of Object.entries({ ...request, ...change }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.waitForTimeout(1_100);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  await page.close();
}

async function enterOffice(width = 1280): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${server.url}/admin`);
  await page.getByLabel('Password').fill(ownerPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Leads' }).waitFor();
  return page;
}

const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name, expanded: false });

describe('the owner’s day', { timeout: 60_000 }, () => {
  it.each([360, 1280])('brings a lead from the site to its end, at %i px', async (width) => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterOffice(width);
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await row(page, request.name).click();
    const lead = page.getByRole('article', { name: request.name });
    await lead.getByText(request.message).waitFor();
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
    expect(await lead.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+14105550187');
    expect(await lead.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toContain('mailto:margaret@tilghman');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await lead.getByText('Called', { exact: true }).click();
    await lead.getByText('New → Called').waitFor();
    await lead.getByLabel('Add a note').fill('Ladder needs two people');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Ladder needs two people').waitFor();
    await lead.getByText('Scheduled', { exact: true }).click();
    await lead.getByText('Called → Scheduled').waitFor();
    await page.getByText(/Answered in \d+ min/).waitFor();

    await page.reload();
    await page.getByLabel('Search').fill('ladder');
    await page.getByText('1 lead', { exact: true }).waitFor();
    await row(page, request.name).waitFor();
    await page.getByLabel('Search').fill('nobody of this name');
    await page.getByText('No leads here.').waitFor();
  });

  it('names the sister site and the page that a lead came from', async () => {
    await sendForm(`${stranger.origin}/cleanouts`);
    const page = await enterOffice();
    await row(page, request.name).click();
    await page
      .getByRole('definition')
      .filter({ hasText: `${stranger.origin}, /cleanouts` })
      .waitFor();
    await page.getByLabel('Site', { exact: true }).selectOption({ value: stranger.origin });
    await page.getByText('1 lead', { exact: true }).waitFor();
  });

  it('keeps a note and a status honest while the connection is gone', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterOffice(360);
    await row(page, request.name).click();
    const lead = page.getByRole('article', { name: request.name });
    await lead.getByLabel('Add a note').fill('Call after five');
    await context.setOffline(true);
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByText('The note was not saved.').waitFor();
    await lead.getByText('Won', { exact: true }).click();
    await lead.getByText('The status was not saved.').waitFor();
    expect(await lead.getByRole('radio', { name: 'New' }).isChecked()).toBe(true);
    await context.setOffline(false);
    await page.reload();
    await row(page, request.name).click();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('Call after five');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Call after five').waitFor();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('');
  });

  it('asks for the password again when the session has ended, and loses nothing that is open', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterOffice();
    await row(page, request.name).click();
    const lead = page.getByRole('article', { name: request.name });
    await lead.getByLabel('Add a note').fill('Half a thought');
    await context.clearCookies();
    await lead.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Password').fill(ownerPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('Half a thought');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Half a thought').waitFor();
  });

  it('can be done by keyboard alone', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await context.newPage();
    await page.goto(`${server.url}/admin`);
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 150; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const { activeElement: at } = document;
          const label = (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
          return label ?? at?.textContent ?? '';
        });
        if (name.test(focused)) return;
      }
      throw new Error(`Tab never came to ${name}`);
    };
    await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
    await tabTo(/^Password$/);
    await page.keyboard.type(ownerPassword);
    await page.keyboard.press('Enter');
    await row(page, request.name).waitFor();
    await tabTo(/Margaret/);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: request.name }).waitFor();
    await tabTo(/^New$/);
    await page.keyboard.press('ArrowRight');
    await page.getByText('New → Called').waitFor();
    await tabTo(/^Add a note$/);
    await page.keyboard.type('By keyboard');
    await tabTo(/^Save$/);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('By keyboard').waitFor();
  });
});
