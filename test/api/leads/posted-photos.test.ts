import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { noRoomForPhotos } from '../../../server/pages/posted-forms.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { nextAddress, startServer, type TestServer } from '../support/test-server.ts';

type Files = readonly (readonly [name: string, bytes: Buffer])[];

/** Sends a form like a browser without JavaScript. */
async function post(server: TestServer, fields: Record<string, unknown>, files: Files = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: 'estimate', ...fields })) form.set(name, String(value));
  // The part that a browser sends for an empty file field.
  if (files.length === 0) form.append('photos', new Blob([]), '');
  for (const [name, bytes] of files) form.append('photos', new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return server.call('/exterior', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const image = { 'content-type': 'image/jpeg' };

const leadIn = async (server: TestServer) => (await server.store.inbox({ order: 'newest', limit: 9 })).leads;

describe('a form with photos without JavaScript', () => {
  it('is stored with them, and confirmed', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const answer = await post(server, anEstimate(), [
      ['porch.jpg', await aPhoto('jpeg')],
      ['sill.html', await aPhoto('webp')],
    ]);
    expect(answer.status).toBe(303);
    const [lead] = await leadIn(server);
    expect(lead?.photos).toHaveLength(2);
    expect(lead?.fields).toEqual(anEstimate());
    for (const id of lead?.photos ?? []) expect(await server.store.readPhoto(id, 'large')).toBeDefined();
  });

  it('is to be sent without them while too many others wait', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    Object.assign(server.store, { addPhoto: async () => ({ isStored: false }) });
    const refused = await post(server, anEstimate(), [['porch.jpg', await aPhoto()]]);
    expect([refused.status, refused.text.includes(noRoomForPhotos)]).toEqual([422, true]);
    expect((await post(server, anEstimate())).status).toBe(303);
  });

  it('names the photo that was refused, and attaches none twice if all are chosen again', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const sizes = [20, 21, 22, 23, 24];
    const photos = await Promise.all(
      sizes.map(async (width) => {
        const image = sharp({ create: { width, height: 20, channels: 3, background: '#345' } });
        return [`${width}.png`, await image.png().toBuffer()] as const;
      }),
    );
    const six = [...photos.slice(0, 2), ['notes.jpg', Buffer.from('no picture')] as const, ...photos.slice(2)];
    const refused = await post(server, anEstimate(), six);
    expect(refused.text).toContain(`Photo 3: ${photoMessages.not_image}. 5 photos are already attached`);
    const [, photoIds = ''] = /name="photoIds" value="([\w -]+)"/.exec(refused.text) ?? [];
    const again = await post(server, { ...anEstimate(), photoIds }, six);
    expect(again.text).toContain(`name="photoIds" value="${photoIds}"`);
    expect((await post(server, { ...anEstimate(), photoIds })).status).toBe(303);
    expect((await leadIn(server))[0]?.photos).toEqual(photoIds.split(' '));
  });

  it('waits for a place in the line while others fill it', async () => {
    const photo = await aPhoto();
    let busy: () => void = () => {};
    const blocked = new Promise<void>((resolve) => {
      busy = resolve;
    });
    const encoded = { large: photo, small: photo, width: 1, height: 1 };
    const photoEncoder = {
      encodePhoto: () => blocked.then(() => encoded),
      encodePicture: () => blocked.then(() => photo),
    };
    await using server = await startServer({ renderer: builtRenderer, photoEncoder });
    const others = Array.from({ length: 9 }, () =>
      server.call('/api/photos', { method: 'POST', headers: image, body: photo }),
    );
    await expect
      .poll(async () => (await server.call('/api/photos', { method: 'POST', headers: image, body: photo })).status)
      .toBe(503);
    const answer = post(server, anEstimate(), [['porch.jpg', photo]]);
    await pause(1_500);
    busy();
    expect((await answer).status).toBe(303);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 201));
  });

  it('comes back with its photos when a field is refused, and includes them in the next submission', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const refused = await post(server, { ...anEstimate(), email: 'abc' }, [['a.jpg', await aPhoto()]]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Please enter a valid email');
    const [, id = ''] = /name="photoIds" value="([\w-]{22})"/.exec(refused.text) ?? [];
    expect(refused.text).toContain('1 photo is already attached');
    expect((await post(server, { ...anEstimate(), photoIds: id }, [['b.png', await aPhoto('png')]])).status).toBe(303);
    const photos = (await leadIn(server))[0]?.photos;
    expect([photos?.length, photos?.[0]]).toEqual([2, id]);
  });

  it('comes back without photos that are gone, with all others and all its text, and is then accepted', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const before = await post(server, { ...anEstimate(), email: 'abc' }, [['a.jpg', await aPhoto()]]);
    const [, id = ''] = /name="photoIds" value="([\w-]{22})"/.exec(before.text) ?? [];
    const refused = await post(server, { ...anEstimate(), photoIds: `${'A'.repeat(22)} ${id}` });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`${photoMessages.photo_gone}. 1 photo is already attached`);
    expect(refused.text).toContain(`name="photoIds" value="${id}"`);
    for (const value of [anEstimate().name, anEstimate().message]) expect(refused.text).toContain(value);
    expect((await post(server, { ...anEstimate(), photoIds: id })).status).toBe(303);
    expect((await leadIn(server))[0]?.photos).toEqual([id]);
  });

  it('may be aborted in its second photo while the first one is encoded', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const large = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const head = '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), large, Buffer.from(`\r\n${head}`), large.subarray(0, 9_000)]);
    for (const rest of [body, body.subarray(0, -8_990)]) {
      const answer = await server.call('/exterior', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: rest,
      });
      expect(answer.status).toBe(400);
    }
    expect((await post(server, anEstimate(), [['a.jpg', await aPhoto()]])).status).toBe(303);
  });

  it('keeps what was typed while the memory for photos is full, and releases it', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const head = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;
    const halfSent = (name: string) => {
      const sending = request(`${server.url}/exterior`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': nextAddress() },
      });
      sending.on('error', () => {});
      sending.write(head(name));
      sending.write(Buffer.alloc(3_000_000));
      return { sending };
    };
    const isTaken = async () => {
      const headers = { 'content-type': 'image/jpeg' };
      return (await server.call('/api/photos', { method: 'POST', headers, body: await aPhoto() })).status;
    };
    const others = Array.from({ length: 24 }, () => halfSent('others'));
    await pause(300);
    expect(await isTaken()).toBe(201);
    const forms = Array.from({ length: 22 }, () => halfSent('photos'));
    const large = ['large.jpg', Buffer.alloc(9_000_000)] as const;
    const isFull = async () => (await post(server, anEstimate(), [large])).text.includes(noRoomForPhotos);
    await expect.poll(isFull).toBe(true);
    const refused = await post(server, { ...anEstimate(), message: 'The porch and its ceiling.' }, [large]);
    expect([refused.status, refused.text.includes('The porch and its ceiling.')]).toEqual([422, true]);
    expect((await post(server, anEstimate())).status).toBe(303);
    expect(await leadIn(server)).toHaveLength(1);
    for (const { sending } of [...forms, ...others]) sending.destroy();
    await expect.poll(isTaken).toBe(201);
    await expect.poll(isFull).toBe(false);
  });

  it('is refused with a seventh photo, or with one that is too large', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const photo = await aPhoto('jpeg', 8, 8);
    const seven = Array.from({ length: 7 }, (_, at) => [`${at}.jpg`, photo] as const);
    expect((await post(server, anEstimate(), seven)).text).toContain(photoMessages.too_many_photos);
    const large = await post(server, anEstimate(), [['large.jpg', Buffer.alloc(10 * 1024 * 1024 + 1, 1)]]);
    expect(large.text).toContain(photoMessages.too_many_bytes);
    const whole = await post(server, anEstimate(), [['whole.jpg', Buffer.alloc(10 * 1024 * 1024, 1)]]);
    expect(whole.text).toContain(photoMessages.not_image);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['half a form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="form"\r\n\r\nest'],
    [
      'too long fields',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'a'.repeat(140_000)}\r\n--x--\r\n`,
    ],
  ])('refuses %s', async (_, type, body) => {
    await using server = await startServer({ renderer: builtRenderer });
    const answer = await server.call('/exterior', { method: 'POST', headers: { 'content-type': type }, body });
    expect([400, 413, 415]).toContain(answer.status);
    expect(await leadIn(server)).toEqual([]);
  });
});
