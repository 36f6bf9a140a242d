import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { aPhoto, badPhotos } from '../../support/cases/photo-corpus.ts';
import { violations } from '../../support/pages/axe.ts';
import { brokenWords } from '../../support/pages/large-text.ts';
import { whenIdle } from '../../support/pages/network-idle.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { files, photoForms } from './form-runs.ts';

const { openFilled, pictures } = photoForms();

it('photos are sent with the form, one of them after the connection was restored', async () => {
  const errors: string[] = [];
  const page = await openFilled('/exterior', {
    prepare: (page) => page.on('pageerror', (error) => errors.push(error.message)),
  });
  const input = page.locator('[name=photos]');
  await input.setInputFiles(await files(3_000, 500));
  const list = page.getByRole('list', { name: 'Photos you added' });
  await expect.poll(() => list.getByText('Ready').count()).toBe(2);
  await page.context().setOffline(true);
  await input.setInputFiles(await files(700));
  await list.getByText('Not sent. Check your connection.').waitFor();
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Some photos were not sent.').waitFor();
  expect(await page.locator('[name=name]').inputValue()).toBe(requestWords.name);
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => list.getByText('Ready').count()).toBe(3);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  await expect.poll(() => list.count()).toBe(0);
  expect(await pictures()).toBe(3);
  expect(errors).toEqual([]);
});

it('a photo that was not sent stays readable on narrow phones', async () => {
  const page = await openFilled('/contact');
  await page.route('**/api/photos', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '600' }, body: '{"code":"unavailable"}' }),
  );
  await page.locator('[name=photos]').setInputFiles(await files(400));
  const row = page.getByRole('list', { name: 'Photos you added' }).getByRole('listitem');
  await row.getByText('We cannot take photos right now.').waitFor();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await row.getByText('photo-1.jpg').evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    expect(await brokenWords(row)).toEqual([]);
    expect((await row.boundingBox())?.height).toBeLessThan(190);
    for (const name of [/^Try again/, /^Remove/])
      expect(await row.getByRole('button', { name }).isVisible()).toBe(true);
  }
});

it('uploaded photos survive a reload and a visit to another page', async () => {
  const page = await openFilled('/contact');
  await page.locator('[name=photos]').setInputFiles(await files(400, 500));
  await page.getByText('2 of 2 photos ready.').waitFor();
  await page.goto(new URL('/about', page.url()).href);
  await page.goto(new URL('/contact', page.url()).href);
  await page.getByText('2 of 2 photos ready.').waitFor();
  const list = page.getByRole('list', { name: 'Photos you added' });
  expect(await list.innerText()).toContain('photo-1.jpg');
  await page.getByRole('button', { name: 'Remove photo 1, photo-1.jpg' }).click();
  await page.reload();
  await page.getByText('1 of 1 photo ready.').waitFor();
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(await pictures()).toBe(1);
  await page.reload();
  await whenIdle(page);
  expect(await list.count()).toBe(0);
});

/** What browsers with protection against fingerprinting do to a canvas that a page reads: they change it so much. */
const disturbed = (amount: number, functions: readonly ('toBlob' | 'getImageData')[]) => `(() => {
  const { getImageData, putImageData } = CanvasRenderingContext2D.prototype;
  const { toBlob } = HTMLCanvasElement.prototype;
  const disturb = (image) => {
    for (let at = 0; at < image.data.length; at += 1)
      if (at % 4 < 3) image.data[at] += Math.round((Math.random() - 0.5) * 2 * ${amount});
    return image;
  };
  const changed = {
    getImageData(...area) { return disturb(getImageData.apply(this, area)); },
    toBlob(...rest) {
      const copy = document.createElement('canvas');
      copy.width = this.width;
      copy.height = this.height;
      const area = [0, 0, this.width, this.height];
      const image = getImageData.apply(this.getContext('2d'), area);
      putImageData.call(copy.getContext('2d'), disturb(image), 0, 0);
      toBlob.apply(copy, rest);
    },
  };
  if (${functions.includes('toBlob')}) HTMLCanvasElement.prototype.toBlob = changed.toBlob;
  if (${functions.includes('getImageData')}) CanvasRenderingContext2D.prototype.getImageData = changed.getImageData;
})()`;

it.each([
  ['as noise, both ways', 255, ['toBlob', 'getImageData'], 'image/png'],
  ['as noise when it encodes', 255, ['toBlob'], 'image/png'],
  ['a little changed', 2, ['toBlob', 'getImageData'], 'image/jpeg'],
] as const)(
  'a photo arrives as it looks if the browser disturbs what a canvas gives away: %s',
  async (_, amount, functions, type) => {
    const page = await openFilled('/contact', {
      prepare: (page) => page.addInitScript(disturbed(amount, functions)),
    });
    const sent = page.waitForRequest('**/api/photos');
    await page
      .locator('[name=photos]')
      .setInputFiles([{ name: 'porch.png', mimeType: 'image/png', buffer: await aPhoto('png', 900, 600) }]);
    expect((await sent).headers()['content-type']).toBe(type);
    await page.getByText('1 of 1 photo ready.').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'porch.png' }).locator('canvas').count()).toBe(1);
  },
);

it('what cannot be used is named before anything is uploaded', async () => {
  const page = await openFilled('/contact');
  let uploads = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/photos')) uploads += 1;
  });
  const folder = await temporaryFolder();
  const list = page.getByRole('list', { name: 'Photos you added' }).getByRole('listitem');
  const unusable = {
    ...badPhotos,
    'an empty file': ['empty_file', async () => Buffer.alloc(0)],
    '11 MB that no browser opens': [
      'too_many_bytes',
      async () => Buffer.concat([(await aPhoto()).subarray(0, 300), Buffer.alloc(11e6)]),
    ],
  } satisfies typeof badPhotos;
  for (const [kind, [reason, make]] of Object.entries(unusable)) {
    // The others are for the server to refuse.
    if (!['heic', 'other_type', 'not_image', 'empty_file', 'too_many_bytes'].includes(reason)) continue;
    const file = path.join(folder, `${kind}.jpg`);
    await writeFile(file, await make());
    await page.locator('[name=photos]').setInputFiles(file);
    await list.filter({ hasText: kind }).getByText(photoMessages[reason]).waitFor();
    await list.getByRole('button', { name: /^Remove/ }).click();
  }
  await page.locator('[name=photos]').setInputFiles(await files(300));
  await list.getByText('Ready').waitFor();
  expect(uploads).toBe(1);
});

it('on a touch screen, a button opens the camera', async () => {
  const page = await openFilled('/contact', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 740 },
  });
  const camera = page.getByRole('button', { name: 'Take a photo' });
  expect((await camera.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('[name=photos]').evaluate((input: HTMLInputElement) => {
    input.addEventListener('click', () => {
      document.title = `${input.getAttribute('capture')}`;
    });
  });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.click()]);
  expect(await page.title()).toBe('environment');
  await chooser.setFiles(await files(400));
  await page.getByText('1 of 1 photo ready.').waitFor();
  await Promise.all([page.waitForEvent('filechooser'), page.locator('[name=photos]').click()]);
  expect(await page.title()).toBe('null');
  expect(await violations(page)).toEqual([]);
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Drops files at a point of the page like a person, so that the browser does what it does by default. */
async function drop(page: Page, at: Locator, paths: readonly string[]): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  const box = await at.boundingBox();
  const devTools = await page.context().newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, ...point, data });
}

it('photos dropped on the form are added, beside the field too, and the page stays', async () => {
  const page = await openFilled('/contact');
  const folder = await temporaryFolder();
  const paths = await Promise.all(
    (await files(300, 400, 500)).map(async ({ name, buffer }) => {
      await writeFile(path.join(folder, name), buffer);
      return path.join(folder, name);
    }),
  );
  const { href } = new URL(page.url());
  const form = page.locator('form', { has: page.locator('[name=zipCode]') });
  await drop(page, form.locator('label', { hasText: 'Add photos (optional), up to 6' }), paths.slice(0, 2));
  await page.getByText('2 of 2 photos ready.').waitFor();
  await drop(page, form.locator('[name=photos]'), paths.slice(2));
  await page.getByText('3 of 3 photos ready.').waitFor();
  expect(page.url()).toBe(href);
  expect(await form.locator('[name=name]').inputValue()).toBe(requestWords.name);
});

it('a pasted picture is added, unless it is also text, as of a spreadsheet', async () => {
  const page = await openFilled('/contact');
  const picture = [...(await aPhoto('png', 40, 40))];
  const paste = (text: string) =>
    page.locator('form:has([name=zipCode]) [name=message]').evaluate(
      (field, { picture, text }) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(picture)], 'image.png', { type: 'image/png' }));
        if (text) clipboardData.setData('text/plain', text);
        return !field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
        );
      },
      { picture, text },
    );
  expect(await paste('A1')).toBe(false);
  expect(await paste('')).toBe(true);
  await page.getByText('1 of 1 photo ready.').waitFor();
});
