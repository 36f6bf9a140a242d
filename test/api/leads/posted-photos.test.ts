import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { noRoomForPhotos } from '../../../server/pages/posted-forms.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { nextAddress, type Setup, startServer } from '../support/test-server.ts';

type Files = readonly (readonly [name: string, bytes: Buffer])[];

/** The built site, whose form is sent with photos and without JavaScript. */
async function photoForm(setup: Setup = {}) {
  const server = await startServer({ renderer: builtRenderer, ...setup });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const leads = async () => (await server.store.inbox({ order: 'newest', limit: 9 })).leads;
  const postBytes = (type: string, body: string | Buffer) =>
    server.call('/exterior', { method: 'POST', headers: { 'content-type': type }, body });
  return {
    server,
    leads,
    photosOfLead: async () => (await leads())[0]?.photos ?? [],
    postBytes,
    async post(fields: Record<string, unknown>, files: Files = []) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ form: 'estimate', ...fields })) form.set(name, String(value));
      // The part that a browser sends for an empty file field.
      if (files.length === 0) form.append('photos', new Blob([]), '');
      for (const [name, bytes] of files) form.append('photos', new Blob([new Uint8Array(bytes)]), name);
      const encoded = new Response(form);
      return postBytes(encoded.headers.get('content-type') ?? '', Buffer.from(await encoded.arrayBuffer()));
    },
    /** Sends a photo by itself. */
    upload: (body: Buffer) =>
      server.call('/api/photos', { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body }),
  };
}

const idsIn = (html: string) => /name="photoIds" value="([\w -]+)"/.exec(html)?.[1] ?? '';

it('a form with photos is stored with them, and confirmed', async () => {
  const { server, post, leads } = await photoForm();
  const files = [['porch.jpg', await aPhoto('jpeg')] as const, ['sill.html', await aPhoto('webp')] as const];
  expect((await post(anEstimate(), files)).status).toBe(303);
  const [lead] = await leads();
  expect(lead?.fields).toEqual(anEstimate());
  expect(lead?.photos).toHaveLength(2);
  for (const id of lead?.photos ?? []) expect(await server.store.readPhoto(id, 'large')).toBeDefined();
});

it('a form with photos is to be sent without them while too many others wait', async () => {
  const addPhoto = async () => false;
  const { post } = await photoForm({ store: (real) => ({ ...real, addPhoto }) });
  const refused = await post(anEstimate(), [['porch.jpg', await aPhoto()]]);
  expect([refused.status, refused.text.includes(noRoomForPhotos)]).toEqual([422, true]);
  expect((await post(anEstimate())).status).toBe(303);
});

it('a form with photos names the photo that was refused, and attaches none twice if all are chosen again', async () => {
  const { post, photosOfLead } = await photoForm();
  const photos = await Promise.all(
    [20, 21, 22, 23, 24].map(async (width) => [`${width}.png`, await aPhoto('png', width, 20)] as const),
  );
  const six = [...photos.slice(0, 2), ['notes.jpg', Buffer.from('no picture')] as const, ...photos.slice(2)];
  const refused = await post(anEstimate(), six);
  for (const words of [
    `Photo 3: ${photoMessages.not_image}<`,
    '5 photos are already attached. Add photos (optional), up to 1<',
  ])
    expect(refused.text).toContain(words);
  const photoIds = idsIn(refused.text);
  const again = await post({ ...anEstimate(), photoIds }, six);
  expect(idsIn(again.text)).toBe(photoIds);
  expect((await post({ ...anEstimate(), photoIds })).status).toBe(303);
  expect(await photosOfLead()).toEqual(photoIds.split(' '));
});

it('a form with photos waits for a place in the line while others fill it', async () => {
  const photo = await aPhoto();
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const encoded = { large: photo, small: photo, width: 1, height: 1 };
  const photoEncoder = {
    encodePhoto: () => blocked.then(() => encoded),
    encodePicture: () => blocked.then(() => photo),
  };
  const { post, upload } = await photoForm({ photoEncoder });
  const others = Array.from({ length: 9 }, () => upload(photo));
  await expect.poll(async () => (await upload(photo)).status).toBe(503);
  const answer = post(anEstimate(), [['porch.jpg', photo]]);
  await pause(1_500);
  release();
  expect((await answer).status).toBe(303);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 201));
});

it('a form with photos comes back with its photos when a field is refused, and includes them in the next submission', async () => {
  const { post, photosOfLead } = await photoForm();
  const refused = await post({ ...anEstimate(), email: 'abc' }, [['a.jpg', await aPhoto()]]);
  expect(refused.status).toBe(422);
  for (const words of ['Please enter a valid email', '1 photo is already attached']) {
    expect(refused.text).toContain(words);
  }
  const photoIds = idsIn(refused.text);
  expect((await post({ ...anEstimate(), photoIds }, [['b.png', await aPhoto('png')]])).status).toBe(303);
  const photos = await photosOfLead();
  expect([photos.length, photos[0]]).toEqual([2, photoIds]);
});

it('a form with photos comes back without photos that are gone, with all others and all its text, and is then accepted', async () => {
  const { post, photosOfLead } = await photoForm();
  const before = await post({ ...anEstimate(), email: 'abc' }, [['a.jpg', await aPhoto()]]);
  const photoIds = idsIn(before.text);
  const refused = await post({ ...anEstimate(), photoIds: `${'A'.repeat(22)} ${photoIds}` });
  expect([refused.status, idsIn(refused.text)]).toEqual([422, photoIds]);
  const sentences = [`${photoMessages.photo_gone}<`, '1 photo is already attached'];
  for (const words of [...sentences, anEstimate().name, anEstimate().message]) expect(refused.text).toContain(words);
  expect((await post({ ...anEstimate(), photoIds })).status).toBe(303);
  expect(await photosOfLead()).toEqual([photoIds]);
});

it('a form with photos may be aborted in its second photo while the first one is encoded', async () => {
  const { post, postBytes } = await photoForm();
  const large = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const head = '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), large, Buffer.from(`\r\n${head}`), large.subarray(0, 9_000)]);
  for (const rest of [body, body.subarray(0, -8_990)]) {
    expect((await postBytes('multipart/form-data; boundary=x', rest)).status).toBe(400);
  }
  expect((await post(anEstimate(), [['a.jpg', await aPhoto()]])).status).toBe(303);
});

it('a form with photos keeps what was typed while the memory for photos is full, and releases it', async () => {
  const { server, post, upload, leads } = await photoForm();
  const halfSent = (name: string) => {
    const sending = request(`${server.url}/exterior`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': nextAddress() },
    });
    sending.on('error', () => {});
    sending.write(`--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`);
    sending.write(Buffer.alloc(3_000_000));
    return sending;
  };
  const isTaken = async () => (await upload(await aPhoto())).status;
  const others = Array.from({ length: 24 }, () => halfSent('others'));
  await pause(300);
  expect(await isTaken()).toBe(201);
  const forms = Array.from({ length: 22 }, () => halfSent('photos'));
  const large = ['large.jpg', Buffer.alloc(9_000_000)] as const;
  const isFull = async () => (await post(anEstimate(), [large])).text.includes(noRoomForPhotos);
  await expect.poll(isFull).toBe(true);
  const refused = await post(anEstimate({ message: 'The porch and its ceiling.' }), [large]);
  expect([refused.status, refused.text.includes('The porch and its ceiling.')]).toEqual([422, true]);
  expect((await post(anEstimate())).status).toBe(303);
  expect(await leads()).toHaveLength(1);
  for (const sending of [...forms, ...others]) sending.destroy();
  await expect.poll(isTaken).toBe(201);
  await expect.poll(isFull).toBe(false);
});

it('a form with photos is refused with a seventh photo, or with one that is too large', async () => {
  const { post } = await photoForm();
  const photo = await aPhoto('jpeg', 8, 8);
  const seven = Array.from({ length: 7 }, (_, at) => [`${at}.jpg`, photo] as const);
  expect((await post(anEstimate(), seven)).text).toContain(photoMessages.too_many_photos);
  const maxBytes = 10 * 1024 * 1024;
  const saidOf = async (bytes: number) => (await post(anEstimate(), [['a.jpg', Buffer.alloc(bytes, 1)]])).text;
  expect(await saidOf(maxBytes + 1)).toContain(photoMessages.too_many_bytes);
  expect(await saidOf(maxBytes)).toContain(photoMessages.not_image);
});

const part = '--x\r\nContent-Disposition: form-data; name=';
it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['half a form', 'multipart/form-data; boundary=x', `${part}"form"\r\n\r\nest`],
  ['too long fields', 'multipart/form-data; boundary=x', `${part}"message"\r\n\r\n${'a'.repeat(140_000)}\r\n--x--\r\n`],
])('a form with photos is refused with %s', async (_, type, body) => {
  const { postBytes, leads } = await photoForm();
  expect([400, 413, 415]).toContain((await postBytes(type, body)).status);
  expect(await leads()).toEqual([]);
});
