import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { timeLimitMs } from '../../support/node-start.mjs';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();
const soon = { timeout: timeLimitMs(5_000) };

describe('two phones and a laptop', () => {
  it('show each other’s changes within five seconds, and overwrite none', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const [phone, second, laptop] = [
      await enterAdmin(office.context, office.server.url, { width: 390 }),
      await enterAdmin(await office.newContext(), office.server.url, { width: 390 }),
      await enterAdmin(await office.newContext(), office.server.url),
    ];
    const all = [phone, second, laptop];
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    await Promise.all(all.map((page) => leadLink(page, neighbor.name).waitFor(soon)));

    for (const page of all) await leadLink(page, requestWords.name).click();
    const leadOn = (page: Page) => page.getByRole('article', { name: requestWords.name });
    const everybodySees = (what: string) =>
      Promise.all(all.map((page) => leadOn(page).getByText(what).first().waitFor(soon)));
    await leadOn(phone).getByRole('button', { name: 'Called', exact: true }).waitFor();
    await leadOn(laptop).getByRole('button', { name: 'Called', exact: true }).click();
    await everybodySees('New → Called');
    await leadOn(second).getByLabel('Add a note').fill('Gate code 4711');
    await leadOn(second).getByRole('button', { name: 'Save' }).click();
    await everybodySees('Gate code 4711');

    // Keeps the phone from loading the next change before it makes its own.
    await phone.route('**/leads/summary', (route) => route.abort());
    await whenNetworkIdle(phone);
    await leadOn(laptop).getByRole('button', { name: 'Won', exact: true }).click();
    await leadOn(laptop).getByText('Called → Won').waitFor();
    await leadOn(phone).getByRole('button', { name: 'Lost', exact: true }).click();
    await phone.getByText('Somebody else changed this lead in the meantime.').waitFor();
    await leadOn(phone).getByText('Called → Won').waitFor();
    await phone.getByRole('button', { name: /^Change it anyway/ }).click();
    await everybodySees('Won → Lost');
    for (const page of [second, laptop]) await page.context().close();
  });
});
