import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combinations } from '../../support/cases/combinations.ts';
import { violations } from '../../support/pages/axe.ts';
import { keepToasts } from '../../support/pages/enter-admin.ts';
import { complaintsOf } from '../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { type EmbeddedWidget, embeddedWidgets } from './embedded-widgets.ts';
import { type ForeignPageKind, foreignPageKinds } from './foreign-page-kinds.ts';
import { openForeignDocuments, slowMs } from './foreign-site.ts';
import { comesUp, lookOf, pageState, visitorState, watchPage, waysOut, widthOf } from './page-state.ts';

interface VisitOptions {
  /** Whether to leave out our scripts. */
  isBare?: boolean;
  /** Whether our server is unreachable. */
  isAlone?: boolean;
  /** The state of our API from the start. */
  api?: ForeignPageKind['api'] | undefined;
}

/** Tests each kind of page with one of the widgets; the suite `sweep` tests the other combinations. */
export function testOnEveryPage(widgets: readonly EmbeddedWidget[]): void {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof openForeignDocuments>>;
  beforeAll(async () => {
    site = await openForeignDocuments();
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await closeContexts();
    await site.close();
  });

  async function visit(kind: ForeignPageKind, widget: string, { isBare, isAlone, api }: VisitOptions = {}) {
    const context = await browser.newContext(kind.visitor);
    if (isAlone) await context.route(`${site.ours}/**`, (route) => route.abort());
    if (kind.blocks) await context.route(kind.blocks, (route) => route.abort('blockedbyclient'));
    if (api === 'slow') await context.route('**/api/**', (route) => setTimeout(() => void route.continue(), slowMs));
    if (api === 'failing') await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await context.addInitScript(watchPage);
    await context.addInitScript(keepToasts);
    const page = await context.newPage();
    /** Requests to anyone but the page's own site and ours. */
    const strays: string[] = [];
    const complaints = complaintsOf(page);
    page.on('request', (request) => {
      if (!site.origins.includes(new URL(request.url()).origin)) strays.push(request.url());
    });
    await page.goto(site.addressOf(kind, widget, isBare));
    return { page, context, strays, complaints, close: () => context.close() };
  }

  /** States of the pages without our script; they differ only in the name of the unknown element. */
  const statesWithoutUs = new Map<string, ReturnType<typeof stateWithoutUs>>();
  async function stateWithoutUs(kind: ForeignPageKind) {
    const { page, close } = await visit(kind, 'nothing', { isBare: true });
    const state = { page: await pageState(page), visitor: await visitorState(page) };
    await close();
    return state;
  }
  function withoutUs(kind: ForeignPageKind) {
    const state = statesWithoutUs.get(kind.name) ?? stateWithoutUs(kind);
    statesWithoutUs.set(kind.name, state);
    return state;
  }

  const tested = combinations(foreignPageKinds, embeddedWidgets);

  describe.each(widgets)('$name', (widget) => {
    const { name, shows, use, useInVain } = widget;
    const kinds = tested.flatMap(([kind, one]) => (one === widget ? [kind] : []));
    const tag = `brushline-${name}`;
    let plainLook: string[];
    beforeAll(async () => {
      const { page, close } = await visit({ name: 'plain' }, name);
      await comesUp(page, tag, shows);
      plainLook = await lookOf(page, tag);
      await close();
    });

    it.concurrent.each(kinds)('works on $name without changing it', async (kind) => {
      const { page: bare, visitor } = await withoutUs(kind);
      const { page, context, strays, complaints, close } = await visit(kind, name, { api: kind.api });
      const part = page.locator(tag).last();
      // What a widget has not loaded when the page goes offline never comes.
      await comesUp(page, tag, kind.api === 'slow' || kind.api === 'failing' ? '*' : shows);
      if (kind.look === 'plain') expect(await lookOf(page, tag)).toEqual(plainLook);
      if (kind.look === 'other') expect(await lookOf(page, tag)).not.toEqual(plainLook);
      expect(await widthOf(page, tag)).toBeGreaterThanOrEqual(kind.minWidth ?? 200);
      expect(await pageState(page)).toEqual(bare);
      expect(await visitorState(page)).toEqual(visitor);

      await kind.meddle?.(page);
      if (kind.api === 'away') await context.setOffline(true);
      const isInVain = kind.api === 'away' || kind.api === 'failing';
      await (isInVain ? useInVain : use)(part, kind);

      expect(await pageState(page)).toEqual(bare);
      expect((await visitorState(page)).listeners).toEqual(isInVain ? expect.anything() : visitor.listeners);
      const toUs = [site.ours, site.other].map((origin) => `_blank ${origin}/`);
      expect((await waysOut(page, tag)).filter((way) => !toUs.some((start) => way.startsWith(start)))).toEqual([]);
      const { blocked, heard } = await page.evaluate(() => ({ blocked: window.blocked, heard: window.heard }));
      expect(heard[0]).toBe('ready null');
      expect(heard.filter((event) => /margaret|error/i.test(event) && !isInVain)).toEqual([]);
      expect([...strays, ...blocked, ...(isInVain || kind.blocks ? [] : complaints)]).toEqual([]);
      if (kind.isAudited) expect(await violations(page)).toEqual([]);
      await close();
    });

    it('shows the page’s own content if our server is unreachable', async () => {
      const { page, close } = await visit({ name: 'alone' }, name, { isAlone: true });
      expect(await page.getByRole('link', { name: 'Ask Brushline' }).isVisible()).toBe(true);
      expect(await page.evaluate((tag) => !!document.querySelector(tag)?.shadowRoot, tag)).toBe(false);
      await close();
    });
  });
}
