import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PhotoReceipt } from '../../../catalogue/contracts/photo.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { postAsBrowser } from '../../support/owner.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';

let server: BuiltServer;
beforeAll(() => void sharedBrowser());
afterAll(closeContexts);
beforeEach(async () => {
  server = await startBuiltServer();
  return () => server[Symbol.asyncDispose]();
});

async function sendPhotos(count: number): Promise<void> {
  const photos: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = new Uint8Array(await aPhoto('jpeg', 300 + at, 200));
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await fetch(`${server.url}/api/photos`, { method: 'POST', headers, body });
    photos.push(((await answer.json()) as PhotoReceipt).id);
  }
  const body = { ...requestWords, state: 'MD', serviceType: 'exterior', photos };
  await postAsBrowser(`${server.url}/api/estimates`, body, { 'brushline-open-ms': '60000' });
}

it('shows a lead’s photos in the entire window, each at a URL that Back leaves', async () => {
  await sendPhotos(3);
  const context = await (await sharedBrowser()).newContext({ isMobile: true, hasTouch: true });
  const page = await enterAdmin(context, server.url, { width: 390 });
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
  await expect.poll(() => viewer.locator('button[aria-current] img').getAttribute('alt')).toBe('Show photo 1');
  await viewer.getByRole('button', { name: 'Show photo 3' }).click();
  await viewer.getByText('3 of 3').waitFor();
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
  await context.close();
});
