import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtSite, narrow } from '../../support/built-site.ts';
import { waitForMails } from '../../support/outbox.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { whenScrolled } from '../../support/pages/scroll-through.ts';
import { freshMessage, messageWords, requestWords } from '../../support/visitor-words.ts';
import { whenFormRuns } from './form-runs.ts';

const words = { ...messageWords, phone: requestWords.phone };
const thanks = 'Message sent!';
const withoutSender = { prepare: (page: Page) => page.route('**/behavior-*.js*', (route) => route.abort()) };

const site = builtSite();

const messageForm = (page: Page) => page.getByRole('form', { name: 'Message' });
const fill = (page: Page, values: Record<string, string>) => fillForm(messageForm(page), values);

/** Presses the button after the minimum time that a person takes. */
async function send(page: Page): Promise<void> {
  await passTime(page);
  await messageForm(page).getByRole('button').click();
}

it('a sent message becomes a mail to the owner and one counted event, and its receipt scrolls to the top', async () => {
  const page = await site.open('/contact', narrow);
  const message = freshMessage('The gate by the road has a scratch.');
  await fill(page, { ...words, message });
  const counted = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/track') && /contact_form/.test(answer.request().postData() ?? ''),
  );
  await send(page);
  await page.getByText(thanks).waitFor();
  expect((await counted).status()).toBe(204);
  const receipt = page.getByRole('heading', { name: 'We have your message' });
  const place = () => whenScrolled(page).then(() => receipt.boundingBox());
  await expect.poll(place).toSatisfy(({ y }) => y >= 0 && y < 240);
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect.poll(() => messageForm(page).locator('[name=subject]').inputValue()).toBe('');

  const [mail] = await waitForMails(site.server.dataDir, 1, message);
  expect(mail).toContain('Touching up a gate');
  expect(mail).toMatch(/^Reply-To: .*margaret@tilghman\.example/m);
});

const typed = (page: Page) =>
  messageForm(page).evaluate(
    (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>,
  );

it('a visitor’s input survives a reload of the confirmation page if it was typed there; the sent message does not', async () => {
  const page = await site.open('/contact', withoutSender);
  await fill(page, { ...words, message: freshMessage(words.message) });
  await send(page);
  await page.waitForURL('**/contact?sent=contact.*');
  await page.unrouteAll();
  await page.reload();
  await whenNetworkIdle(page);
  expect((await typed(page)).subject).toBe('');

  await page.getByText(thanks).waitFor();
  await page.getByRole('link', { name: 'Send another message' }).click();
  await page.waitForURL('**/contact');
  await whenFormRuns(page, 'contact-form');
  await fill(page, { subject: 'One more thing' });
  await page.reload();
  await expect.poll(() => typed(page)).toMatchObject({ subject: 'One more thing', message: '' });
});
