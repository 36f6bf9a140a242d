import type { Page } from 'playwright-core';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { isUncounted } from '../../support/pages/watched-page.ts';
import { sharedBrowser } from '../../support/shared-browser.ts';
import { type Document, foreignSite } from './foreign-site.ts';

export const link = '<a href="#ask">Get a painting estimate</a>';
/** An opener of ours, in a mode. */
export const element = (mode: string) =>
  `<brushline-estimate-form mode="${mode}" service="interior">${link}</brushline-estimate-form>`;
/** An opener that is the page's own. */
export const ownButton =
  '<button data-brushline-open="estimate-form" data-service="interior">Get a painting estimate</button>';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get a painting estimate' });
export const opener = (page: Page) => page.getByRole('button', { name: 'Get a painting estimate' });

/** Pages of another site with openers, for the tests of the calling file. */
export function openerPages() {
  const documents = new Map<string, Document>();
  const { site, server } = foreignSite(documents);

  /** Opens a long page with this body, and counts the widget's files that it loads. */
  async function open(body: string, viewport = { width: 1280, height: 800 }) {
    const name = `page-${documents.size}`;
    const policy = `default-src 'none'; script-src ${server().url}; connect-src ${server().url}; style-src 'unsafe-inline'`;
    documents.set(name, {
      html: `<!doctype html><html lang="en-US"><title>Towline</title><meta name="viewport" content="width=device-width">
        <style>html { height: 3000px } button { display: block }</style>
        <main><h1>Towline</h1><p>${'Words. '.repeat(200)}</p>${body}</main>
        <script type="module" src="${server().url}/widgets/v1/embed.js"></script></html>`,
      headers: { 'content-security-policy': `${policy}; require-trusted-types-for 'script'` },
    });
    const page = await (await sharedBrowser()).newPage({ viewport });
    const files: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => /estimate-form|runtime|form-view/.test(request.url()) && files.push(request.url()));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${site().origin}/${name}`);
    await whenNetworkIdle(page);
    return { page, files, complaints };
  }

  return { open, documents, site, server };
}
