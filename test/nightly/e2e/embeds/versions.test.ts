import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddableWidgets } from '../../../../catalogue/embeddable-widgets.mjs';
import { type Document, openForeignServer, openProxy, type Site } from '../../../e2e/embeds/foreign-site.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { isUncounted } from '../../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';

let server: BuiltServer;
let site: Site;
/** The same scripts from two other origins: for a browser, and for our elements, each is another version. */
let second: Site;
let third: Site;
const documents = new Map<string, Document>();

beforeAll(async () => {
  site = await openForeignServer(documents);
  server = await startBuiltServer({ env: { EMBED_ORIGINS: site.origin } });
  second = await openProxy(server.url);
  third = await openProxy(server.url);
});
afterAll(async () => {
  await closeContexts();
  for (const { close } of [site, second, third]) close();
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

describe.each(embeddableWidgets)('%s', (name) => {
  it('is the one of the version that loads first, which is logged', async () => {
    const unused = module(second.origin, name);
    const { page, said } = await open(`<brushline-${name}></brushline-${name}>`, [module(server.url, name), unused]);
    expect(
      await page.locator(`brushline-${name}`).evaluate(({ shadowRoot }) => !!shadowRoot?.querySelector('div *')),
    ).toBe(true);
    expect(said).toEqual([`info <brushline-${name}> exists, unused: ${unused}`]);
  });
});

it('opens one dialog from a page’s own button, whatever the number of versions', async () => {
  const button = '<button data-brushline-open="estimate-form">Get an estimate</button>';
  const loaders = [server.url, second.origin, third.origin].map((origin) => module(origin, 'embed'));
  const { page, said } = await open(button, loaders);
  await page.getByRole('button', { name: 'Get an estimate' }).click();
  await page.locator('brushline-estimate-form').getByRole('button', { name: 'Get Free Estimate' }).waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
  expect(said).toEqual([]);
});
