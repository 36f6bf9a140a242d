import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contactMessages } from '../../../../catalogue/contracts/contact-message.ts';
import { photoMessages } from '../../../../catalogue/messages/photos.en.ts';
import { sentenceOf } from '../../../../catalogue/messages/text.en.ts';
import { builtSite } from '../../../support/built-site.ts';
import { firstOrRest } from '../../../support/cases/combinations.ts';
import { aPhoto, badPhotos } from '../../../support/cases/photo-corpus.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin, leadLink } from '../../../support/pages/enter-admin.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { passTime } from '../../../support/pages/pass-time.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const site = builtSite({ env: { TRUST_PROXY_HOPS: '1' } });

const form = (page: Page) => page.locator('form', { has: page.locator('[name=zipCode]') });
const privatePage = (page: Page) => page.getByRole('link', { name: 'Your private page' });
const said = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** Opens the same page at the origin of this test's server. */
async function follow(page: Page): Promise<void> {
  const href = (await privatePage(page).getAttribute('href')) ?? '';
  await page.goto(site.url + new URL(href).pathname);
  await page.getByRole('heading', { level: 1, name: /^Expect our call by/ }).waitFor();
}

/** Waits until the page shows a note, and until its script has run, which comes after all text and changes the address. */
async function noteShown(page: Page, note: string): Promise<void> {
  await said(page).getByText(`You wrote: ${note}`).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

async function aPicture(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 640, 480) };
}

let requests = 0;
/** Many requests with the same text look like spam, and those with one phone number are one person's. */
function aRequestOf(name: string) {
  requests += 1;
  return {
    ...requestWords,
    name,
    email: `${name.replace(/\W/g, '')}@example.com`,
    phone: `(410) 555-${1000 + requests}`,
    message: `Two rooms and a hall, for ${name}.`,
  };
}

/** Sends a request from a form page; returns on its private page. */
async function arrive(context: BrowserContext, name: string, { hasScripts = true } = {}): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}/exterior`);
  await fillForm(form(page), aRequestOf(name));
  if (hasScripts) await passTime(page);
  await form(page).getByRole('button', { name: 'Get Free Estimate' }).click();
  await follow(page);
  return page;
}

/** A lead as the owner sees it in one of the office's views. */
async function inTheOffice(name: string, view: 'To answer' | 'Lost' = 'To answer'): Promise<Page> {
  const office = await enterAdmin(site.browser, site.url);
  await office.getByRole('navigation', { name: 'Which leads' }).getByRole('link', { name: view }).click();
  await leadLink(office, name).click();
  await office.getByRole('article', { name }).waitFor();
  return office;
}

describe('on the private page of a request', () => {
  it('notes and photos are added without JavaScript', async () => {
    const page = await arrive(await site.visitor({ javaScriptEnabled: false }), 'Nora Noscript', { hasScripts: false });
    await page.getByRole('button', { name: 'Send the note' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please write something' }).waitFor();
    await page.getByLabel('A note to us').fill('Call after six.');
    await page.getByRole('button', { name: 'Send the note' }).click();
    await said(page).getByText('You wrote: Call after six.').waitFor();
    await page.getByLabel('Add photos').setInputFiles(await aPicture('sill.jpg'));
    await page.getByRole('button', { name: 'Send the photos' }).click();
    await page.getByRole('img', { name: '1 of 1' }).waitFor();
    for (const [button, note, count] of [
      ['Send the photos', 'Mind the step.', 2],
      ['Send the note', 'Ring twice.', 3],
    ] as const) {
      await page.getByLabel('A note to us').fill(note);
      await page.getByLabel('Add photos').setInputFiles(await aPicture('step.jpg'));
      await page.getByRole('button', { name: button }).click();
      await said(page).getByText(`You wrote: ${note}`).waitFor();
      await page.getByRole('img', { name: `1 of ${count}` }).waitFor();
    }
    const office = await inTheOffice('Nora Noscript');
    await office.getByText('Call after six.').waitFor();
    await office.close();
  });
});

describe('photos on the private page', () => {
  const input = (page: Page) => page.getByLabel('Add photos');

  it('are made smaller before they are sent, and what cannot be used is named instead of sent', async () => {
    const page = await arrive(await site.visitor(), 'Petra Photos');
    const heic = await badPhotos['an iPhone’s HEIC']?.[1]();
    await input(page).setInputFiles([
      { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 8_000, 6_000) },
      { name: 'porch.heic', mimeType: 'image/heic', buffer: heic ?? Buffer.alloc(0) },
    ]);
    await page.getByRole('alert').getByText(`porch.heic: ${photoMessages.heic}`).waitFor();
    const names = () =>
      input(page).evaluate(({ files }: HTMLInputElement) => [...(files ?? [])].map(({ name }) => name));
    expect(await names()).toEqual(['roof.jpg']);
    await page.getByRole('button', { name: 'Send the photos' }).click();
    await page.getByRole('img', { name: '1 of 1' }).waitFor();
  });
});

describe('a note on the private page', () => {
  const drafts = (page: Page) =>
    page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes(':note:')));

  it('is kept whole if it is too long, and stays there until it was sent', async () => {
    const page = await arrive(await site.visitor(), 'Nell Note');
    const field = page.getByLabel('A note to us');
    const note = 'The porch. '.repeat(300).trim();
    await field.fill(note);
    await page.getByRole('button', { name: 'Send the note' }).click();
    await page
      .getByRole('alert')
      .getByText(sentenceOf(contactMessages, `too_long 2,000 ${note.length.toLocaleString('en')}`))
      .waitFor();
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([note, 'true']);
    expect(await violationsAtRest(page)).toEqual([]);

    await field.fill('The porch, and the steps.');
    expect(await page.getByRole('alert').filter({ hasText: 'shorten' }).count()).toBe(0);
    await page.reload();
    expect(await field.inputValue()).toBe('The porch, and the steps.');
    const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await drafts(page)).toEqual([[expect.not.stringContaining(token), 'The porch, and the steps.']]);

    await page.getByRole('button', { name: 'Send the note' }).click();
    await noteShown(page, 'The porch, and the steps.');
    expect(await field.inputValue()).toBe('');
    expect(await drafts(page)).toEqual([]);
    await page.reload();
    expect(await field.inputValue()).toBe('');
  });

  it('is kept without a network, which the page says, and after the server did not answer', async () => {
    const page = await arrive(await site.visitor(), 'Ofelia Offline');
    const field = page.getByLabel('A note to us');
    const send = page.getByRole('button', { name: 'Send the note' });
    await field.fill('First.');
    await send.click();
    await noteShown(page, 'First.');
    await field.fill('The gate sticks.');
    await page.context().setOffline(true);
    await send.click();
    await page.getByRole('alert').getByText('You’re offline, so this was not sent.').waitFor();
    expect(await field.inputValue()).toBe('The gate sticks.');

    await page.context().setOffline(false);
    await page.route('**/note', (route) => route.abort());
    await send.click();
    await page.waitForURL(/^chrome-error:/);
    await page.unrouteAll();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('The gate sticks.');
    await send.click();
    await said(page).getByText('You wrote: The gate sticks.').waitFor();
  });
});

let attempts = 0;
describe.each(firstOrRest([320, 768, 1366]))('the private page at %i px', (width) => {
  it('fits and has no violations, also in forced colors and when canceled, which can be undone', async () => {
    const context = await site.visitor({ viewport: { width, height: 780 } });
    attempts += 1;
    const name = `Ada Audit${attempts} of ${width}`;
    const page = await arrive(context, name);
    await page.getByLabel('A note to us').fill(`${'Unbreakable'.repeat(30)}\nand a second line`);
    await page.getByRole('button', { name: 'Send the note' }).click();
    await said(page).getByText('and a second line').waitFor();
    const check = async (isKnown = (_: string) => false) => {
      expect((await violationsAtRest(page)).filter((line) => !isKnown(line))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await check();
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    // The system chooses the colors, but axe reads the page's.
    await check((line) => line.startsWith('color-contrast'));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByText('Cancel this request').click();
    await check();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Canceled.' }).waitFor();
    await check();
    const canceled = await inTheOffice(name, 'Lost');
    await canceled.getByText('Canceled by the homeowner').first().waitFor();
    await canceled.close();
    await page.getByRole('button', { name: 'Undo, keep my request' }).click();
    await page.getByRole('heading', { level: 1, name: /^Expect our call by/ }).waitFor();
    await (await inTheOffice(name)).close();
    await page.goto(`${site.url}/request/${'A'.repeat(22)}`);
    await page.getByRole('heading', { level: 1, name: 'We can’t find a request for this link.' }).waitFor();
    await check();
  });
});
