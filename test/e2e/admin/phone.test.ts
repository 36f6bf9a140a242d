import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PhotoReceipt } from '../../../catalogue/contracts/photo.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { leadLink, whenDialogLeft } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

async function sendPhotos(count: number): Promise<void> {
  const photos: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = new Uint8Array(await aPhoto('jpeg', 300 + at, 200));
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await fetch(`${office.server.url}/api/photos`, { method: 'POST', headers, body });
    photos.push(((await answer.json()) as PhotoReceipt).id);
  }
  await office.postLead({ photos });
}

describe('the office on a phone', () => {
  it('needs one tap for each action that the owner takes on a ladder', async () => {
    await office.postTwoLeads();
    await office.replaceContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await office.enter({ width: 390 });
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
    await lead.getByRole('button', { name: 'Left a message' }).tap();
    await lead.getByText('New → Called. You left a message').waitFor();
    const below = async (one: Locator, other: Locator) =>
      ((await one.boundingBox())?.y ?? 0) > ((await other.boundingBox())?.y ?? 0);
    const note = lead.getByLabel('Note, only you see it');
    expect(await below(note, lead.getByRole('heading', { name: 'Message' }))).toBe(true);
    expect(await below(lead.getByRole('heading', { name: 'Details' }), note)).toBe(true);
    await page.getByRole('link', { name: `Next: ${neighbor.name}` }).tap();
    await page.getByRole('article', { name: neighbor.name }).waitFor();
    await page.getByRole('button', { name: 'More for this request' }).tap();
    await page.getByRole('button', { name: /^Snooze\s*tomorrow/ }).tap();
    await page
      .getByText(/^Back tomorrow/)
      .first()
      .waitFor();
    await whenDialogLeft(page);
    await page.getByRole('link', { name: 'Inbox' }).first().tap();
    await page.getByText('1 snoozed', { exact: true }).waitFor();
  });

  it('has no overlap of tabs, views, filter, and the actions of an open lead', async () => {
    await office.postLead();
    const page = await office.enter({ width: 390 });
    const lead = leadLink(page, requestWords.name);
    const tabs = page.getByRole('navigation', { name: 'Sections of the office' });
    const pressable = (name: string) => page.getByRole('button', { name, exact: true }).click({ trial: true });
    await lead.waitFor();
    // The counts above the list have come.
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const place = await lead.boundingBox();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('group', { name: 'Kind' }).waitFor();
    expect(await lead.boundingBox()).toEqual(place);
    await page.getByLabel('Search', { exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await pressable('Logout');
    // Nobody has seen the sister site's form yet.
    await page.getByText('1 site needs you').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('button', { name: 'More' }).click();

    await lead.click();
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    expect(await tabs.isVisible()).toBe(false);
    for (const name of ['Called', 'Scheduled', 'Quoted', 'More for this request']) await pressable(name);
    await page.getByRole('link', { name: 'Inbox' }).click();
    await lead.waitFor();
    expect(await tabs.isVisible()).toBe(true);
  });

  it('filters with buttons, and says how many leads the filter leaves', async () => {
    await office.postTwoLeads();
    await office.replaceContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await office.enter({ width: 390 });
    await leadLink(page, requestWords.name).waitFor();
    const toggle = page.getByRole('button', { name: /^Filter/ });
    await toggle.tap();
    const town = page.getByRole('group', { name: 'Town' }).getByRole('button', { name: /^Easton/ });
    await page.getByRole('button', { name: 'Show 2', exact: true }).waitFor();
    await town.tap();
    await expect.poll(() => town.getAttribute('aria-pressed')).toBe('true');
    const shown = page.getByRole('button', { name: 'Show 1', exact: true });
    await shown.waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await shown.tap();
    await shown.waitFor({ state: 'hidden' });
    await leadLink(page, neighbor.name).waitFor();
    expect(await leadLink(page, requestWords.name).count()).toBe(0);
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    await toggle.tap();
    await town.tap();
    await page.getByRole('button', { name: 'Show 2', exact: true }).waitFor();
    await page.getByRole('search', { name: 'Filter' }).getByRole('button', { name: 'Close' }).tap();
    await town.waitFor({ state: 'hidden' });
  });

  it('shows the next visits and calls when no lead needs an answer', async () => {
    await office.postTwoLeads();
    const page = await office.enter({ width: 390 });
    await leadLink(page, requestWords.name).click();
    await page.getByRole('button', { name: 'Scheduled' }).click();
    await page.getByRole('button', { name: /^Schedule tomorrow/ }).click();
    await whenDialogLeft(page);
    await page.getByRole('link', { name: `Next: ${neighbor.name}` }).click();
    await page.getByRole('article', { name: neighbor.name }).waitFor();
    await page.getByRole('button', { name: 'More for this request' }).click();
    await page.getByRole('button', { name: 'Snooze until …' }).click();
    await page.getByRole('button', { name: /^In one hour/ }).click();
    await whenDialogLeft(page);
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByText('Everyone has an answer').waitFor();
    await page.getByText(/^The last one took \d min\./).waitFor();
    const next = page.getByRole('region', { name: 'Coming up' }).getByRole('link');
    await expect.poll(() => next.count()).toBe(2);
    const [first, second] = await next.allInnerTexts();
    expect([first, second].map((text) => text?.split('\n')[0])).toEqual([
      `${neighbor.name}, call again`,
      `${requestWords.name}, visit`,
    ]);
    await next.last().click();
    await page.getByRole('article', { name: requestWords.name }).waitFor();
  });

  it('shows a lead’s photos in the entire window, each at a URL that Back leaves', async () => {
    await sendPhotos(3);
    await office.replaceContext({ isMobile: true, hasTouch: true });
    const page = await office.enter({ width: 390 });
    await leadLink(page, requestWords.name).click();
    await page.getByRole('heading', { name: '3 photos' }).waitFor();
    await page.getByRole('link', { name: 'Photo 2 of 3' }).click();
    const viewer = page.getByRole('dialog', { name: `Photos from ${requestWords.name}` });
    await viewer.getByText('2 of 3').waitFor();
    const [box, shown] = [await viewer.boundingBox(), viewer.getByRole('img', { name: 'Photo 2 of 3' })];
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(301);
    expect(await violationsAtRest(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Next' }).click();
    await viewer.getByText('3 of 3').waitFor();
    expect(await viewer.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await viewer.getByRole('button', { name: 'Show photo 1' }).click();
    await viewer.getByText('1 of 3').waitFor();
    const saved = page.waitForEvent('download');
    await viewer.getByRole('link', { name: 'Save' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^photo-.+\.jpg$/);

    await page.goBack();
    await viewer.waitFor({ state: 'hidden' });
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.waitFor();
    await page.getByRole('link', { name: 'Photo 1 of 3' }).click();
    await page.waitForURL(/photo=1$/);
    await page.reload();
    await viewer.getByText('1 of 3').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    await lead.waitFor();
    // The event that changes it comes after the dialog has closed.
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#inbox\/[\w-]+$/);
  });
});
