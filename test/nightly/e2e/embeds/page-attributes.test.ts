import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import { type Document, openForeignServer, openProxy, type Site } from '../../../e2e/embeds/foreign-site.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { enterAdmin } from '../../../support/pages/enter-admin.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { whenIdle, whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';

let browser: Browser;
let office: BrowserContext;
let server: BuiltServer;
let ours: Site;
let site: Site;
let friend: Site;
let foreign: Site;
const documents = new Map<string, Document>();

beforeAll(async () => {
  site = await openForeignServer(documents);
  friend = await openForeignServer(documents);
  foreign = await openForeignServer(documents);
  server = await startBuiltServer({ env: { EMBED_ORIGINS: `${site.origin},${friend.origin}`, TRUST_PROXY_HOPS: '1' } });
  ours = await openProxy(server.url);
  browser = await sharedBrowser();
  office = await browser.newContext();
  await enterAdmin(office, server.url);
  documents.set('thanks', { html: '<title>Thanks</title>' });
});
afterAll(async () => {
  await closeContexts();
  for (const one of [site, friend, foreign, ours]) one.close();
  await server[Symbol.asyncDispose]();
});

async function open(attributes: string, query = '') {
  const name = `page-${documents.size}`;
  documents.set(name, {
    html: `<!doctype html><html lang="en-US"><title>Towline</title><brushline-estimate-form ${attributes}></brushline-estimate-form>
      <script type="module" src="${ours.origin}/widgets/v1/embed.js"></script></html>`,
  });
  const page = await browser.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${site.origin}/${name}${query}`);
  const field = (name: string) => page.locator(`[name=${name}]`);
  await field('city').waitFor();
  async function send() {
    await fillForm(page);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/estimates'));
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    return answer;
  }
  return { page, field, send, warnings };
}

const value = (page: Awaited<ReturnType<typeof open>>, name: string) => page.field(name).inputValue();

describe('prefilled fields', () => {
  it('show the values of the page’s attributes, and keep the visitor’s input', async () => {
    const visit = await open(
      'prefill-city="Easton" prefill-zip-code="21601" prefill-state="VA" prefill-service-type="interior"',
    );
    await expect.poll(() => value(visit, 'city')).toBe('Easton');
    expect([await value(visit, 'zipCode'), await value(visit, 'state')]).toEqual(['21601', 'VA']);
    expect(await visit.page.locator('[value=interior]').isChecked()).toBe(true);
    await visit.field('city').fill('Oxford');
    await visit.page.evaluate(() => {
      const element = document.querySelector('brushline-estimate-form') as HTMLElement & {
        prefill(values: Record<string, string>): void;
      };
      element.prefill({ city: 'Chester', name: 'Jane Doe', zipCode: '21619', website: 'spam' });
    });
    await expect.poll(() => value(visit, 'name')).toBe('Jane Doe');
    expect([await value(visit, 'city'), await value(visit, 'zipCode')]).toEqual(['Oxford', '21619']);
  });

  it('are read from the page’s query only if the page allows it', async () => {
    const query = '?city=Easton&name=%3Cimg%20src%3Dx%3E';
    const asked = await open('inherit-query', query);
    await expect.poll(() => value(asked, 'city')).toBe('Easton');
    expect(await value(asked, 'name')).toBe('<img src=x>');
    const unasked = await open('', query);
    await unasked.field('phone').focus();
    await whenNetworkIdle(unasked.page);
    await whenIdle(unasked.page);
    expect(await value(unasked, 'city')).toBe('');
  });
});

describe('a lead', () => {
  it('shows hidden fields and campaign tags in the office', async () => {
    const tags = '?utm_source=google&utm_campaign=spring&gclid=Cj0K&gbraid=a&wbraid=b&msclkid=c&ttclid=d&who=me';
    const many = Array.from({ length: 25 }, (_, index) => `hidden-n${index}="${index}"`).join(' ');
    const { send, warnings } = await open(`hidden-offer="Two rooms" hidden-long="${'x'.repeat(201)}" ${many}`, tags);
    const { id } = (await (await send()).json()) as { id: string };
    const lead: LeadDetail = await (await office.request.get(`${server.url}/api/admin/leads/${id}`)).json();
    expect(lead).toMatchObject({
      campaign: 'spring',
      tags: { utm_source: 'google', gclid: 'Cj0K', gbraid: 'a', wbraid: 'b', msclkid: 'c', ttclid: 'd' },
    });
    expect(Object.keys(lead.hidden ?? {})).toEqual(['offer', ...Array.from({ length: 19 }, (_, index) => `n${index}`)]);
    expect(lead.hidden?.offer).toBe('Two rooms');
    expect(warnings.filter((text) => text.includes('hidden'))).toHaveLength(1);
    const table = await (await office.request.get(`${server.url}/api/admin/export.csv`)).text();
    expect(table).toContain('offer: Two rooms');
    const whole = await (await office.request.get(`${server.url}/api/admin/export.json`)).text();
    expect(whole).toContain('"offer":"Two rooms"');
  });

  it('includes the campaign tags of the visitor’s first page', async () => {
    const page = await browser.newPage();
    await page.goto(`${ours.origin}/?utm_source=flyer&fbclid=abc`);
    await whenNetworkIdle(page);
    await page.waitForFunction(() => sessionStorage.getItem('brushline:tags'));
    await page.goto(`${ours.origin}/interior`);
    await whenNetworkIdle(page);
    await fillForm(page.locator('form'));
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/estimates'));
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    const { id } = (await (await answer).json()) as { id: string };
    const lead: LeadDetail = await (await office.request.get(`${server.url}/api/admin/leads/${id}`)).json();
    expect(lead.tags).toEqual({ utm_source: 'flyer', fbclid: 'abc' });
  });
});

describe('a form, after success,', () => {
  it.each([
    ['a page of the same site', () => '/thanks', () => `${site.origin}/thanks`],
    ['a page of a registered site', () => `${friend.origin}/thanks`, () => `${friend.origin}/thanks`],
  ])('redirects the visitor to %s', async (_, wish, end) => {
    const { page, send } = await open(`redirect="${wish()}"`);
    await send();
    await page.waitForURL(end());
  });

  it.each([
    ['a script', () => 'javascript:alert(1)'],
    ['a data URL', () => 'data:text/html,x'],
    ['a site that is not registered', () => `${foreign.origin}/thanks`],
    ['an invalid URL', () => 'http://[/'],
  ])('does not redirect the visitor to %s', async (_, wish) => {
    const { page, send, warnings } = await open(`redirect="${wish()}"`);
    const before = page.url();
    await send();
    await page.getByText('Estimate request sent!').first().waitFor();
    await expect.poll(() => warnings.filter((text) => text.includes('redirect=')).length).toBe(1);
    expect(page.url()).toBe(before);
  });
});
