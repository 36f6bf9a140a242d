import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { postAsBrowser } from '../../support/post-as-browser.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';

const leads = 100;
const mostMs = 100;
const slowdown = 4;

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ env: { TRUST_PROXY_HOPS: '1' } });
  for (let sent = 0; sent < leads; sent += 1) {
    const name = `${requestWords.name} ${sent}`;
    const body = {
      ...requestWords,
      name,
      email: `m${sent}@tilghman.example`,
      message: `${requestWords.message} ${sent}`,
    };
    await postAsBrowser(
      `${server.url}/api/estimates`,
      { ...body, state: 'MD', serviceType: 'exterior' },
      { 'brushline-open-ms': '60000', 'x-forwarded-for': `198.51.100.${sent + 1}` },
    );
  }
});
afterAll(async () => {
  await closeContexts();
  await server[Symbol.asyncDispose]();
});

/** Performs an interaction and returns the milliseconds until the page's next frame. */
async function interaction(page: Page, start: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const longest = new Promise<number>((resolve) => {
      let most = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) most = Math.max(most, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      setTimeout(() => resolve(most), 700);
    });
    Object.assign(window, { longest });
  });
  await start();
  return page.evaluate(() => (window as unknown as { longest: Promise<number> }).longest);
}

it.each(firstOrRest([390, 1280]))(
  'responds to each press within 100 ms with 100 leads, on a four times slower processor, at %i px',
  async (width) => {
    const context = await (await sharedBrowser()).newContext();
    const page = await enterAdmin(context, server.url, { width });
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => page.locator('[data-lead]').count()).toBe(leads);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const steps: readonly [name: string, step: (round: number) => Promise<unknown>][] = [
      [
        'open a lead',
        (round) =>
          leadLink(page, `${requestWords.name} ${40 + round}`)
            .first()
            .click(),
      ],
      ['mark it as called', () => page.getByRole('button', { name: 'Called', exact: true }).last().click()],
      ['undo', () => page.getByRole('button', { name: 'Undo' }).click()],
      ['the next lead', () => page.getByRole('link', { name: 'Next lead' }).click()],
      ['back to the list', () => page.getByRole('link', { name: 'Inbox' }).first().click()],
    ];
    const best = new Map<string, number>();
    // The best of a few attempts, because other load on the machine only adds time.
    for (let round = 0; round < 4; round += 1) {
      if (best.size > 0 && Math.max(...best.values()) <= mostMs) break;
      for (const [name, step] of steps) {
        const took = await interaction(page, () => step(round));
        best.set(name, Math.min(took, best.get(name) ?? Number.POSITIVE_INFINITY));
      }
    }
    const slow = [...best].filter(([, ms]) => ms > mostMs);
    expect(Object.fromEntries(slow)).toEqual({});
    await context.close();
  },
);
