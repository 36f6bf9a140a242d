import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { waitForMails } from '../../support/outbox.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { leadLink, openSection, whenDialogLeft } from '../../support/pages/enter-admin.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { downloaded, neighbor, officeSite, openLead } from '../admin/office-site.ts';
import { type Document, openForeignServer } from '../embeds/foreign-site.ts';

const documents = new Map<string, Document>();
const sister = await openForeignServer(documents);
afterAll(() => sister.close());
const office = officeSite(sister.origin);

/** Fills in the form at a URL and sends it, at human speed. */
async function sendForm(url: string, values = requestWords): Promise<void> {
  const page = await office.context.newPage();
  await page.goto(url);
  await fillForm(page, values);
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  await page.close();
}

/** The server may remove a temporary file meanwhile. */
const ifGone = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

/** Files in the server’s data folder that contain Margaret’s data. */
async function traces(): Promise<string[]> {
  const entries = await readdir(office.server.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(ifGone)));
  return files.filter((_, at) => /margaret|tilghman|555-?0187|118 cox|needs two people/i.test(texts[at] ?? ''));
}

describe('a lead in the office', () => {
  it.each(firstOrRest([1280, 390]))('handles a lead from the site to its end, at %i px', async (width) => {
    const { url } = office.server;
    documents.set('cleanouts', {
      html: `<!doctype html><title>Sister</title><script type="module" src="${url}/widgets/v1/embed.js"></script>
        <brushline-estimate-form></brushline-estimate-form>`,
    });
    await sendForm(`${url}/exterior`);
    await sendForm(`${sister.origin}/cleanouts`, neighbor);
    await waitForMails(office.server.dataDir, 2);
    const page = await office.enter({ width });
    await expect.poll(() => page.title()).toMatch(/^\(2\) /);
    const lead = await openLead(page);
    await lead.getByText(requestWords.message).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    expect(await lead.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+14105550187');
    expect(await lead.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toContain('mailto:margaret@tilghman');
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await lead.getByRole('button', { name: 'Called', exact: true }).click();
    await lead.getByText('New → Called').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lead.getByText('New → Called').count()).toBe(0);
    await lead.getByRole('button', { name: 'Called', exact: true }).click();
    await lead.getByText('New → Called').waitFor();
    await lead.getByLabel('Note, only you see it').fill('Ladder needs two people');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Ladder needs two people').waitFor();
    await lead.getByRole('button', { name: 'Call back' }).click();
    await page.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await lead
      .getByText(/^Back tomorrow, 8:00.AM$/)
      .first()
      .waitFor();
    await whenDialogLeft(page);
    await lead.getByRole('button', { name: 'Scheduled' }).click();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('button', { name: /^Schedule tomorrow, 8:00.AM$/ }).click();
    await lead.getByText(/Called → Scheduled/).waitFor();
    await whenDialogLeft(page);
    const calendar = await downloaded(page, () => lead.getByRole('link', { name: 'Add to calendar' }).click());
    expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART:\d{8}T1[23]0000Z[\s\S]*END:VCALENDAR/);

    await page.reload();
    await lead.getByText(/Called → Scheduled/).waitFor();
    if (width < 1100) await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('link', { name: /^All/ }).click();
    // On phones the filters close with each choice.
    if (width === 1280) {
      await page.getByLabel('Site', { exact: true }).selectOption(sister.origin);
      await page.getByText('1 lead', { exact: true }).waitFor();
      await leadLink(page, neighbor.name).waitFor();
      await page.getByLabel('Site', { exact: true }).selectOption('Any site');
    }
    await page.getByLabel('Search', { exact: true }).fill('ladder');
    await page.getByText('1 found in all requests', { exact: true }).waitFor();
    await leadLink(page, requestWords.name).waitFor();
    await page.getByLabel('Search', { exact: true }).fill('nobody of this name');
    await page.getByText('No leads here.').waitFor();

    await openSection(page, 'Data');
    const csv = page.getByRole('link', { name: 'All leads, as a table (CSV)' });
    const before = await downloaded(page, () => csv.click());
    for (const text of [requestWords.name, 'Ladder needs two people', neighbor.name, sister.origin]) {
      expect(before).toContain(text);
    }
    await page.getByLabel('E-mail').fill('Margaret@tilghman.example');
    await page.getByRole('button', { name: 'See what there is' }).click();
    await page.getByText('Found: 1 lead and 0 tracked events.').waitFor();
    const erase = page.getByRole('button', { name: 'Erase for good' });
    expect(await erase.isDisabled()).toBe(true);
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByLabel('Type ERASE to confirm').fill('ERASE');
    await erase.click();
    await page.getByText('Erased: 1 lead and 0 tracked events.').waitFor();
    const after = await downloaded(page, () => csv.click());
    expect([after.includes(requestWords.name), after.includes(neighbor.name)]).toEqual([false, true]);
    expect(await traces()).toEqual([]);
    expect(office.server.output()).not.toMatch(/tilghman/i);

    await page.evaluate(() => sessionStorage.clear());
    await openSection(page, 'Inbox');
    await leadLink(page, neighbor.name).waitFor();
    expect(await leadLink(page, requestWords.name).count()).toBe(0);
    await (await openLead(page, neighbor.name))
      .getByRole('definition')
      .filter({ hasText: `${sister.origin}, /cleanouts` })
      .waitFor();
  });
});
