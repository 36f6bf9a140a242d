import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { isUncounted } from '../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { type Document, openForeignServer, type Site } from '../embeds/foreign-site.ts';
import { openStudio, type StudioPage } from './studio-page.ts';

/**
 * A webmaster's complete page. @param head the head's content besides the title @param content the content after the
 * heading
 */
const page = (head: string, content: string, lang = 'en') => `<!doctype html>
<html lang="${lang}">
<head>
<title>Towline Hauling</title>
<meta name="viewport" content="width=device-width">
${head}
</head>
<body>
<main>
<h1>Towline Hauling</h1>
${content}
</main>
</body>
</html>`;

/** A page from 2005: a reset, a table for its layout, small type, and headings drawn by its own rules. */
export const oldPage = (codes: readonly string[]): Document => ({
  html: page(
    `<style>
* { margin: 0; padding: 0; border: 0; font-size: 100%; vertical-align: baseline; box-sizing: content-box; }
body { font: 12px/1.3 Verdana, sans-serif; color: #333; background: #fff; }
ul, ol { list-style: none; } a { color: #036; text-decoration: none; } input, select, button, textarea { border: 3px ridge #999; width: 40px; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; } td { padding: 8px; text-align: center; text-transform: uppercase; }
h1 { font-size: 20px; } h2 { font-size: 14px; color: #900; }
</style>`,
    `<table role="presentation">
${codes.map((code, at) => `<tr><td><h2>Part ${at + 1}</h2>\n${code}\n</td></tr>`).join('\n')}
</table>`,
  ),
});

/** A page whose policy allows only its own style sheet. */
export const strictPage = {
  sheet:
    'body { max-width: 800px; margin: 0 auto; padding: 16px; font: 16px/1.5 Georgia, serif } section { margin: 48px 0 }\n',
  html: (codes: readonly string[]) =>
    page('<link rel="stylesheet" href="/own.css">', codes.map((code) => `<section>\n${code}\n</section>`).join('\n')),
};

/** A dark page as page builders lay them out: nested flex and grid boxes whose children shrink or stretch. */
export const builderPage = (codes: readonly string[]): Document => ({
  html: page(
    `<style>
:root { color-scheme: dark; } *, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: #14181f; color: #e8e6e1; font: 400 18px/1.6 system-ui; letter-spacing: .02em; }
.section { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; justify-content: center; padding: 48px 24px; }
.column { flex: 1 1 420px; min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.column > * { max-width: 100%; } .widget-wrap { display: flex; flex-direction: column; align-items: stretch; }
@media (max-width: 480px) { .section { padding: 24px 12px; } .column { flex-basis: 100%; } }
h1, h2 { color: #fff; } a { color: #ffd166; } button { background: linear-gradient(#444, #222); color: #0f0; border-radius: 99px; }
</style>`,
    `<div class="section">
${codes.map((code, at) => `<div class="column"><h2>Column ${at + 1}</h2><div class="widget-wrap">\n${code}\n</div></div>`).join('\n')}
</div>`,
  ),
});

/** A page in Spanish in a blog's theme, which styles every element with `!important`. */
export const themedPage = (codes: readonly string[]): Document => ({
  html: page(
    `<style>
html { font-size: 62.5%; } body { margin: 0; font: 1.8rem/1.7 Lora, Georgia, serif; color: #28303d; background: #d1e4dd; }
.entry-content > * { max-width: 61rem !important; margin: 3rem auto !important; padding-inline: 1.6rem; }
.entry-content a { color: #28303d !important; text-decoration: underline dotted !important; }
.entry-content button, .entry-content input, .entry-content select, .entry-content textarea { all: revert; width: auto !important;
  min-height: 0 !important; padding: 1.5rem 3rem !important; font-size: 2rem !important; background: #39414d !important; color: #d1e4dd !important; border-radius: 0 !important; }
.entry-content label, .entry-content legend { display: block !important; text-transform: uppercase !important; letter-spacing: .2em !important; }
.entry-content ul { list-style: square !important; padding-left: 5rem !important; } .entry-content p { margin: 0 0 3rem !important; }
dialog, [role=dialog] { display: none !important; } svg, img { max-width: 100% !important; height: auto !important; }
</style>`,
    `<div class="entry-content">
${codes.map((code) => `<div class="wp-block-html">\n${code}\n</div>`).join('\n')}
</div>`,
    'es',
  ),
});

/** For the calling file: a webmaster with a site of their own, who copies code from /embed. */
export function webmasterAtStudio() {
  const site = webmastersSite();
  let studio: StudioPage;
  beforeAll(async () => {
    studio = await openStudio(site.browser, site.server.url);
    await studio.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  /**
   * Presses Copy, again if the code changed meanwhile, as it does a moment after a choice. @returns the code that a
   * webmaster would paste
   */
  async function copied(): Promise<string> {
    const { page, code } = studio;
    let text = '';
    const isCopied = async () => {
      await page.getByRole('button', { name: /^Copy$|^Copied!/ }).click();
      text = await page.evaluate(() => navigator.clipboard.readText());
      return text === (await code()) && (await page.getByRole('button', { name: 'Copied!' }).isVisible());
    };
    await expect.poll(isCopied).toBe(true);
    return text;
  }

  return {
    documents: site.documents,
    /** The origin of the webmaster’s site. */
    get origin() {
      return site.origin;
    },
    get studio() {
      return studio;
    },
    copied,
    /** Chooses each widget in turn. @returns the code of all six */
    async codeOfAll(choose: (name: string, studio: StudioPage) => Promise<void> = async () => {}) {
      const codes: Record<string, string> = {};
      for (const name of embeddableWidgets) {
        await studio.page.locator(`[name=widget][value=${name}]`).check();
        await choose(name, studio);
        codes[name] = await copied();
        expect(codes[name]).toContain(name);
      }
      return codes;
    },
    /** Opens a page of the webmaster’s site as a visitor. */
    async visit(name: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
      const page = await site.browser.newPage({ viewport: { width, height: 900 } });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${site.origin}/${name}`);
      await whenNetworkIdle(page);
      return { page, complaints };
    },
  };
}

/** A picture of a page in the folder SHOTS, if that is set. */
export const shot = (page: Page, name: string, fullPage = true) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage }) : undefined;

/** For the calling file: a browser, our server, and a webmaster’s site, which is registered with it. */
export function webmastersSite() {
  const documents = new Map<string, Document>();
  let browser: Browser;
  let server: BuiltServer;
  let site: Site;

  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await openForeignServer(documents);
    const port = await freePort();
    const env = { EMBED_ORIGINS: site.origin, PUBLIC_URL: `http://127.0.0.1:${port}` };
    server = await startBuiltServer({ port, env });
  });
  afterAll(async () => {
    await closeContexts();
    site.close();
    await server[Symbol.asyncDispose]();
  });

  return {
    /** The pages of the webmaster’s site, by name. */
    documents,
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    /** The origin of the webmaster’s site. */
    get origin() {
      return site.origin;
    },
  };
}
