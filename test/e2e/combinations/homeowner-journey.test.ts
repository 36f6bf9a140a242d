import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { focusTrouble, violationsAtTop } from '../../support/pages/axe.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { files } from '../forms/form-runs.ts';

const site = builtSite();
let attempts = 0;

const form = (page: Page) => page.locator('form', { has: page.locator('[name=zipCode]') });
const receipt = (page: Page) => page.getByRole('region', { name: /^We have your request/ });

/** Presses Tab until the target has the focus, which is in sight at each step. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focusTrouble(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}

it.each(
  firstOrRest([
    [360, 740],
    [768, 1024],
    [1366, 650],
    [1920, 1080],
  ]),
)('a homeowner gets from home to a note on the private page by keyboard alone, at %i × %i', async (width, height) => {
  const page = await site.open('/', { viewport: { width, height } });
  /** No violations, and nothing wider than the window. */
  async function check(): Promise<void> {
    expect(await violationsAtTop(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await tabTo(
    page
      .locator('main')
      .getByRole('link', { name: /estimate/i })
      .first(),
  );
  await page.keyboard.press('Enter');
  await form(page).waitFor();
  const field = (name: string) => form(page).locator(`[name=${name}]`);
  await tabTo(form(page).locator('[name=serviceType]:checked'));
  await page.keyboard.press('ArrowDown');
  // The same words twice, also in a second attempt, would look like spam.
  attempts += 1;
  const name = `Homer ${attempts} of ${width}`;
  const me = {
    ...requestWords,
    name,
    email: `homer${width}@owen.example`,
    phone: `(410) 555-${1000 + attempts}${width}`.slice(0, 14),
    message: `The porch of ${name} peels.`,
  };
  for (const name of ['name', 'email', 'phone', 'zipCode', 'address', 'city', 'message'] as const) {
    await tabTo(field(name));
    await page.keyboard.type(me[name]);
  }
  // Before the field has the focus, because the browser takes a while until it hands file dialogs over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(field('photos'));
  await page.keyboard.press('Space');
  await (await chooser).setFiles(await files(500, 600, 700));
  await expect.poll(() => page.getByRole('list', { name: 'Photos you added' }).getByText('Ready').count()).toBe(3);
  await check();
  await passTime(page);
  await tabTo(form(page).getByRole('button', { name: 'Get Free Estimate' }));
  await page.keyboard.press('Enter');
  await receipt(page).getByText(me.message).waitFor();
  await expect.poll(() => focusTrouble(page)).toBeUndefined();
  await check();

  const link = page.getByRole('link', { name: 'Your private page' });
  await tabTo(link);
  await page.goto(site.url + new URL((await link.getAttribute('href')) ?? '').pathname);
  await page.getByRole('heading', { level: 1, name: /^Expect our call by/ }).waitFor();
  await page.getByRole('img', { name: '3 of 3' }).waitFor();
  const note = `The key of ${name} is under the pot.`;
  await tabTo(page.getByLabel('A note to us'));
  await page.keyboard.type(note);
  await tabTo(page.getByRole('button', { name: 'Send the note' }));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'What happened' }).getByText(`You wrote: ${note}`).waitFor();
  await expect.poll(() => focusTrouble(page)).toBeUndefined();
  await check();

  const office = await enterAdmin(site.browser, site.url);
  await leadLink(office, name).click();
  const lead = office.getByRole('article', { name });
  await lead.getByText(note).waitFor();
  await expect.poll(() => lead.locator('img[src*="/photos/"]').count()).toBe(3);

  await lead.getByRole('button', { name: 'Won' }).click();
  await office.getByRole('button', { name: 'Without an amount' }).click();
  await lead.getByRole('button', { name: 'Won', pressed: true }).waitFor();
  await page.goto(page.url().replace(/[?#].*/, ''));
  await page.getByLabel('You may show photos of my house').check();
  await check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('We may now show photos').waitFor();
  await office.reload();
  const left = lead.getByRole('button', { name: /^Show on site/ });
  for (let more = 2; more >= 0; more -= 1) {
    await left.first().click();
    await expect.poll(() => left.count()).toBe(more);
  }
  await office.close();
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Lately on the ladder' }).scrollIntoViewIfNeeded();
  const photo = page
    .getByRole('listitem')
    .filter({ hasText: 'Interior Painting in Stevensville' })
    .first()
    .locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
