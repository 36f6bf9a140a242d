import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Sqlite } from '../../../server/store/sqlite/open-database.ts';
import { startBuiltServer } from '../../support/built-server.ts';
import { builtSite } from '../../support/built-site.ts';
import { mailsIn, waitForMails } from '../../support/outbox.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { freshMessage, requestWords } from '../../support/visitor-words.ts';
import { whenFormRuns } from './form-runs.ts';

const success = 'Estimate request sent!';

const site = builtSite();

/** Fills in the estimate form; the contact page also has a message form. */
const fill = (page: Page, values: Record<string, string> = requestWords) =>
  fillForm(page.locator('form', { has: page.locator('[name=zipCode]') }), values);

/** Presses the button after the minimum time that a person takes. */
async function send(page: Page): Promise<void> {
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
}

describe('a homeowner requests an estimate', () => {
  it('from the repainted house to the owner’s mail', async () => {
    const page = await site.open('/');
    const siding = () =>
      page
        .locator('.siding')
        .first()
        .evaluate((zone) => getComputedStyle(zone).fill);
    const before = await siding();
    await page.getByText('Antique Red').click();
    await expect.poll(siding).not.toBe(before);

    await page.getByRole('link', { name: 'Get Free Estimate' }).first().click();
    await page.waitForURL('**/contact#estimate');
    await page.getByText('Interior painting', { exact: true }).click();
    const message = freshMessage('Three rooms, repainted.');
    await fill(page, { ...requestWords, message });
    await send(page);
    await page.getByText(success).waitFor();
    await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('');
    expect(await page.locator('[name=state]').inputValue()).toBe('MD');

    const [mail] = await waitForMails(site.server.dataDir, 1, message);
    expect(mail).toContain('margaret@tilghman.example');
    expect(mail).toMatch(/^Reply-To: .*margaret@tilghman\.example/m);
  });

  it('without JavaScript: the response contains the messages and the values, then the confirmation', async () => {
    const page = await site.open('/exterior', { javaScriptEnabled: false });
    await fill(page, { ...requestWords, zipCode: '', message: 'Too short' });
    const [refusal] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      send(page),
    ]);
    expect(refusal.status()).toBe(422);
    await page.getByText('Zip code is required').waitFor();
    await page.getByText('Please provide details about your project').waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe(requestWords.name);

    const message = freshMessage('Shingles without JavaScript.');
    await fill(page, { ...requestWords, message });
    await send(page);
    await page.waitForURL('**/exterior?sent=estimate.*');
    await page.getByText(success).waitFor();
    const [mail] = await waitForMails(site.server.dataDir, 1, message);
    expect(mail).toContain('Exterior');
  });

  it('sends a draft immediately after a reload without looking like a bot', async () => {
    const message = freshMessage('A draft of a moment ago.');
    const page = await site.open('/exterior');
    await whenFormRuns(page);
    await fill(page, { ...requestWords, message });
    await page.reload();
    await expect.poll(() => page.locator('[name=message]').inputValue(), { interval: 5 }).toBe(message);
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText(success).waitFor();
    await waitForMails(site.server.dataDir, 1, message);
  });
});

it('the state follows the ZIP code until the visitor changes it, also in a draft', async () => {
  const page = await site.open('/exterior');
  const field = (name: string) => page.locator(`[name=${name}]`);
  expect(await field('address').getAttribute('autocomplete')).toBe('street-address');
  // A phone's keyboard of numbers has no hyphen and no letters.
  expect(await field('zipCode').getAttribute('inputmode')).toBeNull();
  await whenFormRuns(page);
  for (const [zip, state] of [
    ['20001', 'DC'],
    ['10001', 'MD'],
    ['22101', 'VA'],
    ['19901', 'DE'],
  ] as const) {
    await field('zipCode').fill(zip);
    await expect.poll(() => field('state').inputValue()).toBe(state);
  }
  await page.reload();
  await expect.poll(() => field('state').inputValue()).toBe('DE');
  await field('state').fill('NJ');
  await field('zipCode').fill('22101');
  expect(await field('state').inputValue()).toBe('NJ');
  await page.reload();
  await whenFormRuns(page);
  expect(await field('state').inputValue()).toBe('NJ');
});

it('a crash between the response and the mail sends the mail after the restart, once', async () => {
  let server = await startBuiltServer();
  const { dataDir } = server;
  onTestFinished(() => server[Symbol.asyncDispose]());
  await server.stop();
  const outbox = path.join(dataDir, 'outbox');
  await rm(outbox, { recursive: true, force: true });
  await writeFile(outbox, 'no folder: every try to write a mail fails');
  const post = () =>
    fetch(`${server.url}/api/estimates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, 'idempotency-key': 'one-and-the-same-key' },
      body: JSON.stringify({ ...requestWords, state: 'MD', serviceType: 'exterior' }),
    });

  server = await startBuiltServer({ dataDir });
  const first = await post();
  expect(first.status).toBe(201);
  // Before the server is killed, because its end may come after the headers.
  const { id, receivedAt } = await first.json();
  await server.kill();
  await rm(outbox);
  endTheWait(dataDir);

  server = await startBuiltServer({ dataDir });
  await waitForMails(dataDir, 1);
  const again = await post();
  expect(await again.json()).toMatchObject({ id, receivedAt });
  await server.stop();
  expect(await mailsIn(dataDir)).toHaveLength(1);
});

/** As if the time until the next attempt had passed. */
function endTheWait(dataDir: string): void {
  const database = new Sqlite(path.join(dataDir, 'brushline.db'));
  const { changes } = database
    .prepare("update lead set next_try_at = 0, lease_until = 0 where mail_status = 'due'")
    .run();
  database.close();
  expect(changes).toBe(1);
}
