import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { focusTrouble, violationsAtRest, violationsAtTop } from '../../support/pages/axe.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { type Sendgrid, startSendgrid } from '../../support/sendgrid/sendgrid.ts';
import { requestWords } from '../../support/visitor-words.ts';

/** What SendGrid is sent of a mail. */
interface SentMail {
  personalizations: { to: { email: string }[] }[];
  subject: string;
  content: { type: string; value: string }[];
  attachments?: { content: string; type: string; content_id: string; disposition: string }[];
}

/** The mails about one homeowner's request, from what SendGrid was sent so far. */
function mailsAbout({ requests }: Sendgrid, email: string) {
  const mails = requests
    .map(({ body }) => JSON.parse(body) as SentMail)
    .filter((mail) => JSON.stringify(mail).includes(email));
  const isTo = (mail: SentMail) => mail.personalizations.some(({ to }) => to.some((one) => one.email === email));
  return { toOwner: mails.find((mail) => !isTo(mail)), toHomeowner: mails.find(isTo) };
}

/** Waits until both were told of a request. */
async function bothMails(sendgrid: Sendgrid, email: string): Promise<{ toOwner: SentMail; toHomeowner: SentMail }> {
  await expect.poll(() => Object.values(mailsAbout(sendgrid, email)).filter(Boolean).length).toBe(2);
  return mailsAbout(sendgrid, email) as { toOwner: SentMail; toHomeowner: SentMail };
}

const htmlOf = ({ content }: SentMail) => content.find(({ type }) => type === 'text/html')?.value ?? '';

/** The photos that a mail shows, as JPEG. */
function picturesIn(mail: SentMail): Buffer[] {
  const html = htmlOf(mail);
  const shown = (mail.attachments ?? []).filter((part) => html.includes(`cid:${part.content_id}`));
  expect(shown.every(({ type, disposition }) => type === 'image/jpeg' && disposition === 'inline')).toBe(true);
  return shown.map(({ content }) => Buffer.from(content, 'base64'));
}

let sendgrid: Sendgrid;
const site = builtSite(async () => {
  sendgrid = await startSendgrid(() => 202);
  return { env: sendgrid.env };
});
beforeAll(async () => {
  const office = await enterAdmin(site.browser, site.url, { section: 'settings' });
  const saved = office.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await office.getByRole('switch', { name: 'Confirmation to whoever writes' }).click();
  expect((await saved).status()).toBe(200);
  await office.close();
});
afterAll(() => sendgrid[Symbol.asyncDispose]());

const form = (page: Page) => page.locator('form', { has: page.locator('[name=zipCode]') });
const receipt = (page: Page) => page.getByRole('region', { name: /^We have your request/ });
const photoList = (page: Page) => page.getByRole('list', { name: 'Photos you added' });
const estimateLink = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /estimate/i })
    .first();

const picture = async (name: string, made: Promise<Buffer>) => ({ name, mimeType: 'image/jpeg', buffer: await made });

let journeys = 0;
/** Somebody whose words nobody has sent before: the same ones twice look like spam. */
function somebody() {
  journeys += 1;
  const name = `Homer Owen ${journeys}`;
  return { ...requestWords, name, email: `homer${journeys}@owen.example`, message: `The porch of ${name} peels.` };
}
type Homeowner = ReturnType<typeof somebody>;

/** No violations, and nothing wider than the window. */
async function check(page: Page, width: number, find = violationsAtRest): Promise<void> {
  // The end of a document may come later than the text that was waited for.
  await page.waitForLoadState();
  expect(await find(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Both mails about a request: the owner's shows its photos, the homeowner's links to a private page. @returns its address */
async function addressInMail({ email, name }: Homeowner): Promise<string> {
  const { toOwner, toHomeowner } = await bothMails(sendgrid, email);
  expect(htmlOf(toOwner)).toContain(name);
  const thumbnails = picturesIn(toOwner);
  expect(thumbnails).toHaveLength(3);
  for (const thumbnail of thumbnails) {
    const { format, width, height } = await sharp(thumbnail).metadata();
    expect(format).toBe('jpeg');
    expect(Math.max(width, height)).toBe(320);
  }
  expect(toHomeowner.subject).toBe('We have your request');
  expect(htmlOf(toHomeowner)).not.toContain(name);
  const [path] = /\/request\/[\w-]{22}/.exec(htmlOf(toHomeowner)) ?? [];
  return `${site.url}${path}`;
}

async function readPrivatePage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^We’ll call you by/ }).waitFor();
  await page.getByRole('img', { name: '3 of 3' }).waitFor();
}

const noteShown = (page: Page, note: string) =>
  page.getByRole('region', { name: 'What happened' }).getByText(`You wrote: ${note}`).waitFor();

/** The owner finds the request with its photos and the note. */
async function ownerSees({ name }: Homeowner, note: string): Promise<void> {
  const office = await enterAdmin(site.browser, site.url);
  await leadLink(office, name).click();
  const lead = office.getByRole('article', { name });
  await lead.getByText(note).waitFor();
  await expect.poll(() => lead.locator('img[src*="/photos/"]').count()).toBe(3);
  expect(await violationsAtRest(office)).toEqual([]);
  await office.close();
}

describe.each(
  firstOrRest([
    [360, 740],
    [768, 1024],
    [1366, 650],
    [1920, 1080],
  ]),
)('from home to a note on the private page, at %i × %i', (width, height) => {
  const open = () => site.open('/', { viewport: { width, height } });

  it('with photos', async () => {
    const me = somebody();
    const page = await open();
    await check(page, width);
    await estimateLink(page).click();
    await form(page).waitFor();
    await fillForm(form(page), me);
    const input = form(page).locator('[name=photos]');
    await input.setInputFiles(await picture('porch.jpg', aPhoto('jpeg', 900, 700)));
    await input.setInputFiles([
      await picture('wall.jpg', aPhoto('jpeg', 800, 600)),
      await picture('sill.png', aPhoto('png', 500, 600)),
    ]);
    await expect.poll(() => photoList(page).getByText('Ready').count()).toBe(3);
    await check(page, width);
    await passTime(page);
    await form(page).getByRole('button', { name: 'Get Free Estimate' }).click();
    await receipt(page).getByText(me.message).waitFor();
    await check(page, width);

    await page.goto(await addressInMail(me));
    await readPrivatePage(page);
    await check(page, width);
    const note = `The dog of ${me.name} is kind.`;
    await page.getByLabel('A note to us').fill(note);
    await page.getByRole('button', { name: 'Send the note' }).click();
    await noteShown(page, note);
    await check(page, width);
    await ownerSees(me, note);
  });

  it('by keyboard alone, with the focus in sight at each step', async () => {
    const me = somebody();
    const page = await open();
    const checkByKeyboard = () => check(page, width, violationsAtTop);
    /** Presses Tab until this has the focus. */
    async function tabTo(target: Locator): Promise<void> {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 150; presses += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focusTrouble(page)).toBeUndefined();
        if (await isThere()) return;
      }
      throw new Error(`Tab never came to ${target}`);
    }
    await tabTo(estimateLink(page));
    await page.keyboard.press('Enter');
    await form(page).waitFor();
    const field = (name: string) => form(page).locator(`[name=${name}]`);
    await tabTo(form(page).locator('[name=serviceType]:checked'));
    await page.keyboard.press('ArrowDown');
    for (const name of ['name', 'email', 'phone', 'address', 'city', 'zipCode', 'message'] as const) {
      await tabTo(field(name));
      await page.keyboard.type(me[name]);
    }
    // Before the field has the focus, because the browser takes a while until it hands file dialogs over.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(field('photos'));
    await page.keyboard.press('Space');
    await (await chooser).setFiles(
      await Promise.all([1, 2, 3].map((at) => picture(`${at}.jpg`, aPhoto('jpeg', 400 + at * 100, 500)))),
    );
    await expect.poll(() => photoList(page).getByText('Ready').count()).toBe(3);
    await checkByKeyboard();
    await passTime(page);
    await tabTo(form(page).getByRole('button', { name: 'Get Free Estimate' }));
    await page.keyboard.press('Enter');
    await receipt(page).getByText(me.message).waitFor();
    await expect.poll(() => focusTrouble(page)).toBeUndefined();
    await checkByKeyboard();

    await page.goto(await addressInMail(me));
    await readPrivatePage(page);
    const note = `The key of ${me.name} is under the pot.`;
    await tabTo(page.getByLabel('A note to us'));
    await page.keyboard.type(note);
    await tabTo(page.getByRole('button', { name: 'Send the note' }));
    await page.keyboard.press('Enter');
    await noteShown(page, note);
    await expect.poll(() => focusTrouble(page)).toBeUndefined();
    await checkByKeyboard();
    await ownerSees(me, note);
  });
});

it('ends with the owner learning what SendGrid accepts but does not deliver', async () => {
  const me = somebody();
  sendgrid.suppressed = (list, address) =>
    (list === 'bounces' && address === me.email) || (list === 'spam_reports' && address === 'owner@brushline.example')
      ? [{ created: Math.floor(Date.now() / 1_000), email: address }]
      : [];
  const page = await site.open('/');
  await estimateLink(page).click();
  await fillForm(form(page), me);
  await passTime(page);
  await form(page).getByRole('button', { name: 'Get Free Estimate' }).click();
  await receipt(page).getByText(me.message).waitFor();

  const office = await enterAdmin(site.browser, site.url, { section: 'settings' });
  await office.getByRole('button', { name: 'Send a test' }).click();
  const trouble = 'Mail to owner@brushline.example does not arrive';
  await office.getByRole('alert').getByText(trouble).waitFor();
  await office.goto(`${site.url}/admin#inbox`);
  await office.getByRole('listitem').getByText(trouble).waitFor();
  await leadLink(office, me.name).click();
  const lead = office.getByRole('article', { name: me.name });
  await lead.getByText('Could not be delivered: an earlier mail to it came back').waitFor();
  await office.close();
});
