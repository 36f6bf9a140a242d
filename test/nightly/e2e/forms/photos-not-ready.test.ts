import { expect, it } from 'vitest';
import { files, photoForms } from '../../../e2e/forms/form-runs.ts';
import { violations } from '../../../support/pages/axe.ts';
import { holdRequests, whenIdle } from '../../../support/pages/network-idle.ts';
import { passTime } from '../../../support/pages/pass-time.ts';

const { openFilled, pictures } = photoForms();

it('the form waits for a photo that is uploading, and photos can be removed by keyboard', async () => {
  const page = await openFilled('/exterior');
  await page.locator('[name=photos]').setInputFiles(await files(400, 500));
  await page.getByRole('list', { name: 'Photos you added' }).getByText('Ready').nth(1).waitFor();
  await page.getByRole('button', { name: 'Remove photo 1, photo-1.jpg' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('photo-2.jpg');
  const letGo = await holdRequests(page, '**/api/photos');
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await page.locator('[name=photos]').setInputFiles(await files(600));
  await expect.poll(() => posted).toEqual(['/api/photos']);
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await whenIdle(page);
  expect(posted).toEqual(['/api/photos']);
  expect(await page.getByText('Estimate request sent!').count()).toBe(0);
  letGo();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(2);
});

it('a photo is sent even if its code loads after the form was submitted', async () => {
  let letGo = () => {};
  const asked: string[] = [];
  const page = await openFilled('/exterior', {
    async prepare(page) {
      letGo = await holdRequests(page, '**/attach-photos-*.js');
      page.on('request', (request) => request.url().includes('/attach-photos-') && asked.push(request.url()));
    },
  });
  await page.locator('[name=photos]').setInputFiles(await files(500));
  await expect.poll(() => asked).not.toEqual([]);
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await whenIdle(page);
  letGo();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
});

it('a photo that the server no longer has is sent again by itself if the browser still has it', async () => {
  const page = await openFilled('/contact');
  const answers: string[] = [];
  await page.route('**/api/estimates', async (route) => {
    if (answers.length > 0) return route.continue();
    // As if the photo had been removed: its id is one that the server does not know.
    const body = route.request().postDataJSON();
    const [id] = body.photos;
    const answer = await route.fetch({ postData: { ...body, photos: ['a'.repeat(22)] } });
    answers.push((await answer.text()).replaceAll('a'.repeat(22), id));
    await route.fulfill({ response: answer, body: answers[0] as string });
  });
  await page.locator('[name=photos]').setInputFiles(await files(400));
  await page.getByText('1 of 1 photo ready.').waitFor();
  await passTime(page);
  const send = page.getByRole('button', { name: 'Get Free Estimate' });
  const again = page.waitForResponse('**/api/photos');
  await send.click();
  await page.getByText('We no longer had all of your photos').waitFor();
  await again;
  await page.getByText('1 of 1 photo ready.').waitFor();
  // Nothing has failed.
  for (const text of ['This was not sent.', 'Failed to send']) expect(await page.getByText(text).count()).toBe(0);
  await send.click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
});

it('a form that waits for a stuck photo can be sent without it', async () => {
  const page = await openFilled('/contact');
  await page.locator('[name=photos]').setInputFiles(await files(400));
  await page.getByText('1 of 1 photo ready.').waitFor();
  await page.route('**/api/photos', () => {});
  await page.locator('[name=photos]').setInputFiles(await files(500));
  await passTime(page);
  const without = page.getByRole('button', { name: 'Send without the photos that are not ready' });
  expect(await without.count()).toBe(0);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await without.waitFor();
  expect(await violations(page)).toEqual([]);
  await without.click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
});

it('a form whose photo a busy server refuses says so, and can be sent without it', async () => {
  const page = await openFilled('/contact');
  await page.route('**/api/photos', (route) => route.fulfill({ status: 503, json: {} }));
  await page.locator('[name=photos]').setInputFiles(await files(500));
  await page.getByText('Not sent. We cannot take photos right now.').waitFor();
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Some photos were not sent.').waitFor();
  await page.getByRole('button', { name: 'Send without the photos that are not ready' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(0);
});
