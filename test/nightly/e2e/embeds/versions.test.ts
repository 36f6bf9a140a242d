import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Document, foreignSite, openProxy, type Site } from '../../../e2e/embeds/foreign-site.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { isUncounted } from '../../../support/pages/watched-page.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';

const documents = new Map<string, Document>();
const { server, site } = foreignSite(documents);
/** The same scripts from two other origins: for a browser, and for our elements, each is another version. */
let second: Site;
let third: Site;

beforeAll(async () => {
  [second, third] = [await openProxy(server().url), await openProxy(server().url)];
});
afterAll(() => {
  for (const { close } of [second, third]) close();
});

/** Opens a page with this body and these scripts, in order, as modules. */
async function open(body: string, scripts: readonly string[]) {
  const tags = scripts.map((url) => `<script type="module" src="${url}"></script>`).join('');
  documents.set('page', {
    html: `<!doctype html><html lang="en-US"><title>Towline</title><main>${body}</main>${tags}`,
  });
  const page = await (await sharedBrowser()).newPage();
  const said: string[] = [];
  page.on('console', (message) => isUncounted(message) || said.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown ${error.message}`));
  await page.goto(`${site().origin}/page`);
  await whenNetworkIdle(page);
  return { page, said };
}

const module = (origin: string, name: string) => `${origin}/widgets/v1/${name}.js`;

it('shows the widget of the version that loads first, which is logged', async () => {
  const unused = module(second.origin, 'estimate-form');
  const scripts = [module(server().url, 'estimate-form'), unused];
  const { page, said } = await open('<brushline-estimate-form></brushline-estimate-form>', scripts);
  await page.locator('brushline-estimate-form form').waitFor();
  expect(said).toEqual([`info <brushline-estimate-form> exists, unused: ${unused}`]);
});

it('opens one dialog from a page’s own button, whatever the number of versions', async () => {
  const button = '<button data-brushline-open="estimate-form">Get an estimate</button>';
  const loaders = [server().url, second.origin, third.origin].map((origin) => module(origin, 'embed'));
  const { page, said } = await open(button, loaders);
  await page.getByRole('button', { name: 'Get an estimate' }).click();
  await page.locator('brushline-estimate-form').getByRole('button', { name: 'Get Free Estimate' }).waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
  expect(said).toEqual([]);
});
