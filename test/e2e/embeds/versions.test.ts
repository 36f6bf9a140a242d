import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { isUncounted } from '../../support/pages/watched-page.ts';
import { lastRelease, releasedScripts } from '../../support/release/last-release.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { type Document, openForeignServer, openProxy, type Site } from './foreign-server.ts';

let server: BuiltServer;
let site: Site;
/** The scripts of the last release. */
let released: Site;
/** Today's scripts from another origin, which a browser treats as another version. */
let elsewhere: Site;
const documents = new Map<string, Document>();

beforeAll(async () => {
  site = await openForeignServer(documents);
  server = await startBuiltServer({ env: { EMBED_ORIGINS: site.origin } });
  released = await openProxy(server.url, releasedScripts);
  elsewhere = await openProxy(server.url);
});
afterAll(async () => {
  await closeContexts();
  for (const { close } of [site, released, elsewhere]) close();
  await server[Symbol.asyncDispose]();
});

/** Opens a page with this body and these scripts, in order, as modules. */
async function open(body: string, scripts: readonly string[]) {
  const name = `page-${documents.size}`;
  const tags = scripts.map((url) => `<script type="module" src="${url}"></script>`).join('');
  documents.set(name, { html: `<!doctype html><html lang="en-US"><title>Towline</title><main>${body}</main>${tags}` });
  const page = await (await sharedBrowser()).newPage();
  const said: string[] = [];
  page.on('console', (message) => isUncounted(message) || said.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown ${error.message}`));
  await page.goto(`${site.origin}/${name}`);
  await whenNetworkIdle(page);
  return { page, said };
}

const module = (origin: string, name: string) => `${origin}/widgets/v1/${name}.js`;
/** The attributes that an element observes; none if it is not defined. */
const attributesOf = (page: Page, name: string) =>
  page.evaluate((tag) => {
    const element = customElements.get(tag) as { observedAttributes?: string[] } | undefined;
    return [...(element?.observedAttributes ?? [])].sort();
  }, `brushline-${name}`);

describe.each(embeddableWidgets)('%s', (name) => {
  const body = `<brushline-${name}></brushline-${name}>`;

  it('keeps every attribute and function of the last release', async () => {
    const old = await open(body, [module(released.origin, name)]);
    const today = await open(body, [module(server.url, name)]);
    const before = await attributesOf(old.page, name);
    const now = await attributesOf(today.page, name);
    expect(before).toContain('theme');
    expect(before.filter((attribute) => !now.includes(attribute))).toEqual([]);
    // Otherwise these tests would compare a build with itself.
    expect(now).not.toEqual(before);
    expect([...old.said, ...today.said]).toEqual([]);
  });

  it.each(['the last release', 'today’s build'])('is the one of %s if that loads first, and logs it', async (first) => {
    const both = [module(released.origin, name), module(server.url, name)];
    const [stands = '', other] = first === 'today’s build' ? both.reverse() : both;
    const { page, said } = await open(body, [stands, `${other}`]);
    const alone = await open(body, [stands]);
    expect(await attributesOf(page, name)).toEqual(await attributesOf(alone.page, name));
    expect(
      await page.locator(`brushline-${name}`).evaluate(({ shadowRoot }) => !!shadowRoot?.querySelector('div *')),
    ).toBe(true);
    // The last release did not log it yet.
    const notice = `info <brushline-${name}> exists, unused: ${other}`;
    expect(said).toEqual(first === 'the last release' ? [notice] : []);
  });
});

it('exports the same names from the loader as the last release', async () => {
  const exported = async (origin: string) => {
    const { page } = await open('', []);
    // As text: the test runner rewrites an import in a function.
    return page.evaluate<string[]>(`import('${module(origin, 'embed')}').then(Object.keys)`);
  };
  const before = await exported(released.origin);
  const now = await exported(server.url);
  expect(before).toContain('mount');
  expect(before.filter((name) => !now.includes(name))).toEqual([]);
});

it('opens one dialog from a page’s own button, whatever the number of versions', async () => {
  const button = '<button data-brushline-open="estimate-form">Get an estimate</button>';
  const loaders = [server.url, elsewhere.origin, released.origin].map((origin) => module(origin, 'embed'));
  const { page, said } = await open(button, loaders);
  await page.getByRole('button', { name: 'Get an estimate' }).click();
  await page.locator('brushline-estimate-form').getByRole('button', { name: 'Get Free Estimate' }).waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
  expect(said).toEqual([]);
});

it('names the recorded release', () => {
  expect(lastRelease.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(lastRelease.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});
