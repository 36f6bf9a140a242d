import { describe, expect, it } from 'vitest';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

describe('the office on a phone', { timeout: 60_000 }, () => {
  it('needs one tap for each thing that the owner does on a ladder', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    await office.replaceContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await enterAdmin(office.context, office.server.url, { width: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    const first = leadLink(page, requestWords.name);
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    const barTop = (await page.getByRole('navigation', { name: 'Which leads' }).boundingBox())?.y ?? 0;
    expect(y > 0 && y + height < barTop).toBe(true);
    const dial = page.getByRole('link', { name: `Call ${requestWords.name}` });
    expect(await dial.getAttribute('href')).toBe('tel:+14105550187');

    await first.tap();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByRole('button', { name: 'Called', exact: true }).tap();
    await lead.getByText('New → Called').waitFor();
    await page.getByRole('link', { name: `Next: ${neighbor.name}` }).tap();
    await page.getByRole('article', { name: neighbor.name }).getByRole('button', { name: 'Snooze' }).tap();
    await page.getByRole('button', { name: /^Tomorrow morning/ }).tap();
    await page
      .getByText(/^Back tomorrow/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Inbox' }).first().tap();
    await page.getByText('1 snoozed', { exact: true }).waitFor();
  });
});
