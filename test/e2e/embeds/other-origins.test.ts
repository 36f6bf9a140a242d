import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepToasts } from '../../support/pages/enter-admin.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { whenIdle } from '../../support/pages/network-idle.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { type Document, foreignSite, openForeignServer, openProxy, type Site } from './foreign-site.ts';

const documents = new Map<string, Document>();
const { server, site: sister } = foreignSite(documents);
let unknown: Site;

beforeAll(async () => {
  unknown = await openForeignServer(documents);
});
afterAll(() => unknown.close());
afterEach(closeContexts);

const element = '<brushline-estimate-form></brushline-estimate-form>';
const script = () => `<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`;

/** Opens a page of a site with this body, and records its warnings and posts. */
async function open(
  site: Site,
  body: string,
  options?: BrowserContextOptions,
  awaited = 'brushline-estimate-form form',
) {
  const name = `page-${documents.size}`;
  documents.set(name, { html: `<!doctype html><html lang="en-US"><title>Elsewhere</title><body>${body}` });
  const page = await (await sharedBrowser()).newPage(options);
  await page.addInitScript(keepToasts);
  const warnings: string[] = [];
  const posts: string[] = [];
  page.on('console', (message) => /warning|error/.test(message.type()) && warnings.push(message.text()));
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`${site.origin}/${name}`);
  await page.locator(awaited).first().waitFor();
  return { page, warnings, posts };
}

async function send(page: Page, answer: string) {
  await fillForm(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText(answer).first().waitFor();
}

it('a classic script posts to the origin named in its tag when the page serves the script itself', async () => {
  const other = await openProxy(server().url);
  const html = await (await fetch(`${server().url}/widgets/v1/estimate-form.iife.js`)).text();
  documents.set('copied', { html, headers: { 'content-type': 'text/javascript' } });
  const { page, posts } = await open(
    sister(),
    `${element}<script src="/copied" data-origin="${other.origin}"></script>`,
  );
  await send(page, 'Estimate request sent!');
  expect(posts.filter((url) => url.includes('/api/estimates'))).toEqual([`${other.origin}/api/estimates`]);
  other.close();
});

describe('a site that is not registered', () => {
  const link = () => `<a href="${server().url}/contact">Request an estimate</a>`;

  it('shows its own link instead of each form, opens it in a new tab, and sees where to register', async () => {
    const forms = ['estimate-form', 'contact-form'].map((name) => `<brushline-${name}>${link()}</brushline-${name}>`);
    const { page, warnings, posts } = await open(unknown, forms.join('') + script(), {}, 'a[target=_blank]');
    await expect.poll(() => page.getByRole('link', { name: 'Request an estimate' }).count()).toBe(2);
    await expect.poll(() => page.locator('form').count()).toBe(0);
    const lookUp = `${server().url}/embed?site=${encodeURIComponent(unknown.origin)}#registered`;
    expect(warnings.filter((text) => text.includes(lookUp))).toHaveLength(2);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Request an estimate' }).first().click(),
    ]);
    await tab.waitForURL(`${server().url}/contact`);
    expect(posts.filter((url) => /estimates|contact/.test(url))).toEqual([]);
  });

  it('shows the link in the dialog of its own link', async () => {
    const own = `<a href="${server().url}/contact" data-brushline-open="estimate-form">Request an estimate</a>`;
    const { page } = await open(unknown, own + script(), {}, 'a');
    await expect
      .poll(async () => {
        if (!(await page.getByRole('dialog').isVisible())) await page.getByText('Request an estimate').first().click();
        return page.getByRole('dialog').isVisible();
      })
      .toBe(true);
    await page.getByRole('dialog').getByRole('link', { name: 'Request an estimate' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').locator('form').count()).toBe(0);
    await page.getByRole('dialog').getByRole('link', { name: 'Request an estimate' }).waitFor();
  });

  it('shows the link in a frame of no origin, even on a registered site', async () => {
    const inside = `<brushline-estimate-form>${link()}</brushline-estimate-form>${script()}`;
    documents.set('framed', { html: inside });
    const { page } = await open(sister(), `<iframe sandbox="allow-scripts" src="/framed"></iframe>`, {}, 'iframe');
    await page.frameLocator('iframe').locator('a[target=_blank]').waitFor();
    await expect.poll(() => page.frameLocator('iframe').locator('form').count()).toBe(0);
  });

  it('fills its lists', async () => {
    const list = '<brushline-testimonials><a href="#all">All</a></brushline-testimonials>';
    await open(unknown, list + script(), {}, 'brushline-testimonials blockquote');
  });

  it('without a link of its own sees one console message that says where to check its registration', async () => {
    const { page, warnings } = await open(unknown, element + script());
    for (const _ of [1, 2]) await send(page, 'Failed to send estimate request. Please try again.');
    const lookUp = `${server().url}/embed?site=${encodeURIComponent(unknown.origin)}#registered`;
    expect(warnings.filter((text) => text.includes('/embed'))).toEqual([expect.stringContaining(lookUp)]);
    await page.goto(lookUp);
    await page.getByText(`${unknown.origin} is not registered.`).waitFor();
  });
});

it('on a phone the toast does not cover the receipt’s heading, even at the top of the page', async () => {
  const { page } = await open(sister(), element + script(), { viewport: { width: 360, height: 740 } });
  await send(page, 'Estimate request sent!');
  const heading = page.getByRole('heading', { level: 2, name: /Margaret/ });
  await heading.waitFor();
  // The page may still scroll to its receipt.
  await whenIdle(page);
  const toast = page.getByRole('region', { name: 'Notification' });
  const [words, paper] = [await heading.boundingBox(), await toast.boundingBox()];
  expect(paper?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
});

it('text decoration of the page does not show in a widget', async () => {
  const pictures: string[] = [];
  for (const style of ['', 'text-decoration: underline line-through 3px red; text-indent: 60px']) {
    const { page } = await open(sister(), `<div style="${style}"><div>${element}</div></div>${script()}`);
    pictures.push((await page.locator('brushline-estimate-form').screenshot()).toString('base64'));
  }
  expect(pictures[0] === pictures[1]).toBe(true);
});
