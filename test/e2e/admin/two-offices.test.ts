import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { officeSite } from './office-site.ts';

const office = officeSite();

describe('two open offices', { timeout: 60_000 }, () => {
  it('show each other’s changes within five seconds, and overwrite nobody’s', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const [phone, laptop] = [
      await enterAdmin(office.context, office.server.url, { width: 390 }),
      await enterAdmin(await office.newContext(), office.server.url),
    ];
    for (const page of [phone, laptop]) await leadLink(page, requestWords.name).click();
    const leadOn = (page: Page) => page.getByRole('article', { name: requestWords.name });
    await leadOn(phone).getByRole('button', { name: 'Called', exact: true }).waitFor();
    await leadOn(laptop).getByRole('button', { name: 'Called', exact: true }).click();
    await leadOn(phone).getByText('New → Called').waitFor({ timeout: 5_000 });
    // The phone does not learn of the next change before it makes its own.
    await phone.route('**/leads/summary', (route) => route.abort());
    await leadOn(laptop).getByRole('button', { name: 'Won', exact: true }).click();
    await leadOn(laptop).getByText('Called → Won').waitFor();
    await leadOn(phone).getByRole('button', { name: 'Lost', exact: true }).click();
    await phone.getByText('Somebody else changed this lead in the meantime.').waitFor();
    await leadOn(phone).getByText('Called → Won').waitFor();
    await phone.getByRole('button', { name: /^Change it anyway/ }).click();
    await leadOn(phone).getByText('Won → Lost').waitFor();
    await leadOn(laptop).getByText('Won → Lost').waitFor({ timeout: 5_000 });
    await laptop.context().close();
  });
});
