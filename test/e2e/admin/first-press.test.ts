import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { postAsBrowser } from '../../support/post-as-browser.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startBuiltServer({ env: { TRUST_PROXY_HOPS: '1' } });
  const page = await enterAdmin(browser, server.url);
  for (const [at, state] of Object.keys(viewsOf).entries()) await addLead(page, state, `203.0.113.${at + 1}`);
  await page.close();
});
afterAll(closeContexts);
afterAll(() => server[Symbol.asyncDispose]());

/** For each state of a lead, the views that list it. */
const viewsOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(leadStatuses.map((status) => [status, [status === 'new' ? 'today' : status, 'all']])),
  snoozed: ['snoozed', 'all'],
};

const nameOf = (state: string) => `Lead that is ${state}`;

async function addLead(page: Page, state: string, address: string): Promise<void> {
  const body = {
    ...{ ...requestWords, state: 'MD', serviceType: 'exterior' },
    ...{ name: nameOf(state), email: `${state}@harrison.example`, message: `${requestWords.message} (${state})` },
  };
  const headers = { 'brushline-open-ms': '60000', 'x-forwarded-for': address };
  const { id } = (await (await postAsBrowser(`${server.url}/api/estimates`, body, headers)).json()) as { id: string };
  if (state === 'new') return;
  const change = state === 'snoozed' ? { until: new Date(Date.now() + 86_400_000).toISOString() } : { status: state };
  const answer = await page.request.post(
    `${server.url}/api/admin/leads/${id}/${'until' in change ? 'snooze' : 'status'}`,
    {
      data: change,
      headers: { origin: server.url },
    },
  );
  expect([state, answer.status()]).toEqual([state, 200]);
}

describe.each([
  { press: 'a tap', width: 390 },
  { press: 'a click', width: 1280 },
  { press: 'Enter', width: 1280 },
])('the first press on a lead, $press at $width px', ({ press, width }) => {
  it('opens it, whatever its status and the view', async () => {
    const isTap = press === 'a tap';
    const context = await browser.newContext(isTap ? { hasTouch: true, isMobile: true } : {});
    const page = await enterAdmin(context, server.url, { width });
    for (const [state, views] of Object.entries(viewsOf)) {
      for (const view of views) {
        // A new document, because a second press always worked.
        await page.goto('about:blank');
        await page.goto(`${server.url}/admin#inbox?view=${view}`);
        const link = leadLink(page, nameOf(state));
        if (isTap) await link.tap();
        else if (press === 'Enter') await link.press('Enter');
        else await link.click();
        await page
          .getByRole('article', { name: nameOf(state) })
          .waitFor({ timeout: timeLimitMs(5_000) })
          .catch(() => expect.fail(`${state} in ${view} did not open`));
      }
    }
    await context.close();
  });
});
