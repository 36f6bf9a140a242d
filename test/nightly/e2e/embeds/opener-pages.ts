import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { type Document, foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { complaintsOf } from '../../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';

export const link = '<a href="#ask">Get a painting estimate</a>';
/** An opener of ours, in a mode. */
export const element = (mode: string) =>
  `<brushline-estimate-form mode="${mode}" service="interior">${link}</brushline-estimate-form>`;
/** An opener that is the page's own. */
export const ownButton =
  '<button data-brushline-open="estimate-form" data-service="interior">Get a painting estimate</button>';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get a painting estimate' });
export const opener = (page: Page) => page.getByRole('button', { name: 'Get a painting estimate' });

/** Pages of another site with openers, for the tests of the calling file. They close with their test. */
export function openerPages() {
  const documents = new Map<string, Document>();
  const { site, server } = foreignSite(documents);
  afterEach(closeContexts);

  async function visit(document: Document, viewport?: { width: number; height: number }) {
    const name = `page-${documents.size}`;
    documents.set(name, document);
    const page = await (await sharedBrowser()).newPage(viewport && { viewport });
    /** Requests of the widget's files. */
    const files: string[] = [];
    page.on('request', (request) => /estimate-form|runtime|form-view/.test(request.url()) && files.push(request.url()));
    const complaints = complaintsOf(page);
    await page.goto(`${site().origin}/${name}`);
    await whenNetworkIdle(page);
    return { page, files, complaints };
  }

  /** Opens a long, strict page with this body and the loader. */
  function open(body: string, viewport = { width: 1280, height: 800 }) {
    const policy = `default-src 'none'; script-src ${server().url}; connect-src ${server().url}; style-src 'unsafe-inline'`;
    const html = `<!doctype html><html lang="en-US"><title>Towline</title><meta name="viewport" content="width=device-width">
      <style>html { height: 3000px } button { display: block }</style>
      <main><h1>Towline</h1><p>${'Words. '.repeat(200)}</p>${body}</main>
      <script type="module" src="${server().url}/widgets/v1/embed.js"></script></html>`;
    const headers = { 'content-security-policy': `${policy}; require-trusted-types-for 'script'` };
    return visit({ html, headers }, viewport);
  }

  /** Opens a short page with this body and nothing else. */
  const openPlain = (body: string) =>
    visit({ html: `<!doctype html><html lang="en"><title>Towline</title><main>${body}</main></html>` });

  return { open, openPlain, server };
}
