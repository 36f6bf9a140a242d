import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { neighbor, officeSite, openLead } from '../../../e2e/admin/office-site.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { ownerPassword } from '../../../support/owner.ts';
import { enterAdmin, leadLink } from '../../../support/pages/enter-admin.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const office = officeSite();
const soon = { timeout: timeLimitMs(5_000) };

it('two phones and a laptop show each other’s changes within five seconds, and overwrite none', async () => {
  await office.postLead();
  const [phone, second, laptop] = [
    await office.enter({ width: 390 }),
    await enterAdmin(await office.newContext(), office.server.url, { width: 390 }),
    await enterAdmin(await office.newContext(), office.server.url),
  ];
  const all = [phone, second, laptop];
  await office.postLead(neighbor);
  await Promise.all(all.map((page) => leadLink(page, neighbor.name).waitFor(soon)));

  for (const page of all) await leadLink(page, requestWords.name).click();
  const leadOn = (page: Page) => page.getByRole('article', { name: requestWords.name });
  const everybodySees = (what: string) =>
    Promise.all(all.map((page) => leadOn(page).getByText(what).first().waitFor(soon)));
  await leadOn(phone).getByRole('button', { name: 'Called', exact: true }).waitFor();
  await leadOn(laptop).getByRole('button', { name: 'Called', exact: true }).click();
  await everybodySees('New → Called');
  await leadOn(second).getByLabel('Note, only you see it').fill('Gate code 4711');
  await leadOn(second).getByRole('button', { name: 'Save' }).click();
  await everybodySees('Gate code 4711');

  // Keeps the phone from loading the next change before it makes its own.
  await phone.route('**/leads/summary', (route) => route.abort());
  await whenNetworkIdle(phone);
  await leadOn(laptop).getByRole('button', { name: 'Won', exact: true }).click();
  await laptop.getByRole('button', { name: 'Without an amount' }).click();
  await leadOn(laptop).getByText('Called → Won').waitFor();
  await leadOn(phone).getByRole('button', { name: 'Lost', exact: true }).click();
  await phone.getByRole('button', { name: 'Save without a reason' }).click();
  await phone.getByText('Somebody else changed this lead in the meantime.').waitFor();
  await leadOn(phone).getByText('Called → Won').waitFor();
  await phone.getByRole('button', { name: /^Change it anyway/ }).click();
  await everybodySees('Won → Lost');
  for (const page of [second, laptop]) await page.context().close();
});

describe('the office, without a network or a session', () => {
  it('keeps a note and shows a status correctly while offline', async () => {
    await office.postLead();
    const page = await office.enter({ width: 360 });
    const lead = await openLead(page);
    await lead.getByLabel('Note, only you see it').fill('Call after five');
    await office.context.setOffline(true);
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByText('The note was not saved.').waitFor();
    const called = lead.getByRole('button', { name: 'Called', exact: true });
    const place = await called.boundingBox();
    await called.click();
    await lead.getByText('is not saved. No connection.').waitFor();
    expect(await called.getAttribute('aria-pressed')).toBe('false');
    expect(await called.boundingBox()).toEqual(place);
    await office.context.setOffline(false);
    // It is tried again by itself.
    await lead.getByRole('button', { name: 'Called', exact: true, pressed: true }).waitFor();
    expect(await lead.getByText('is not saved').count()).toBe(0);
    await page.reload();
    expect(await lead.getByLabel('Note, only you see it').inputValue()).toBe('Call after five');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Call after five').waitFor();
    expect(await lead.getByLabel('Note, only you see it').inputValue()).toBe('');
  });

  it('requests the password again when the session has ended, and keeps everything open', async () => {
    await office.postLead();
    const page = await office.enter();
    const lead = await openLead(page);
    await lead.getByLabel('Note, only you see it').fill('Half a thought');
    // Whatever else asks the server would notice before the press that the session has ended.
    await whenNetworkIdle(page);
    await page.route('**/leads/summary', (route) => route.abort());
    await office.context.clearCookies();
    await lead.getByRole('button', { name: 'Save' }).click();
    await page.getByText('You were logged out.').waitFor();
    await page.unroute('**/leads/summary');
    const password = page.getByLabel('Password');
    // The focus comes after the next frame.
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(ownerPassword);
    await page.keyboard.press('Enter');
    await lead.waitFor();
    expect(await lead.getByLabel('Note, only you see it').inputValue()).toBe('Half a thought');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Half a thought').waitFor();
  });
});
