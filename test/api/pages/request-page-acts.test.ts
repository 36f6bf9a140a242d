import { describe, expect, it, vi } from 'vitest';
import { bounds } from '../../../server/limits/rate-limits.ts';
import { sweepPhotos } from '../../../server/maintenance/purge.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtFiles } from '../support/build.ts';
import { formType } from '../support/lead-forms.ts';
import { login } from '../support/owner-session.ts';
import { actIn, requestServer } from '../support/request-page.ts';
import { nextAddress, type Setup } from '../support/test-server.ts';

const dayMs = 86_400_000;
const noPicture = Buffer.from('no picture');
const tooLong = 'x'.repeat(2_001);

/** A server with one request. */
async function oneRequest(...setup: Parameters<typeof requestServer>) {
  const { server, pass, send } = await requestServer(...setup);
  return { server, pass, send, ...(await send()) };
}

/** An answer has this status, and a page with these words. */
async function says(answer: Promise<{ status: number; text: string }>, status: number, ...words: string[]) {
  const { status: actual, text } = await answer;
  expect([actual, words.filter((one) => !text.includes(one))]).toEqual([status, []]);
  return text;
}

describe('a note', () => {
  it('is in the history once, is shown to its writer, and notifies the owner', async () => {
    const { server, pass, path, page, lead, act } = await oneRequest();
    const fields = { act: actIn(await page()), note: 'The gate\r\nis <i>blue</i>' };
    const before = server.wakes();
    for (const { status, headers } of [await act('note', fields), await act('note', fields)])
      expect([status, headers.location]).toEqual([303, `${path}?done=note#status`]);
    expect((await lead())?.triage.acts).toMatchObject([{ kind: 'note', text: 'The gate\nis <i>blue</i>' }]);
    expect(server.wakes()).toBe(before + 1);
    const text = await page('?done=note');
    expect(text).toContain('We have your note.');
    expect(text).toContain('is &lt;i&gt;blue&lt;/i&gt;');
    expect(await page()).not.toContain('We have your note.');
    pass(60_000);
    expect(await page('?done=note')).not.toContain('We have your note.');
  });

  it('is not treated as a repeat of another action on the same page', async () => {
    const { page, act, state } = await oneRequest();
    const id = actIn(await page());
    for (const note of ['Call 555-0101', 'Call 555-0102', 'Call 555-0101']) await act('note', { act: id, note });
    await act('cancel', { act: id });
    expect(await state()).toMatchObject({ kinds: ['note', 'note', 'cancel'], status: 'lost' });
  });

  it.each([
    ['an empty one', '  ', 'Please write something'],
    ['a long one', tooLong, 'Please shorten this text to 2,000 characters; it has 2,001'],
  ])('is refused with its text preserved: %s', async (_, note, message) => {
    const { act, state } = await oneRequest();
    await says(act('note', { note }), 422, message, note);
    expect((await state()).kinds).toEqual([]);
  });

  it('is refused when there are too many, from one address and for one request', async () => {
    const { act, state } = await oneRequest();
    const from = { 'x-forwarded-for': nextAddress() };
    const [perAddress, perRequest] = [bounds.actsInTenMinutes.number, bounds.actsPerRequest.number];
    const notes = async (from: number, before = 0, headers = {}) => {
      for (let nth = from; nth < before; nth += 1)
        expect((await act('note', { note: `n${nth}` }, headers)).status).toBe(303);
    };
    await notes(0, perAddress, from);
    const refused = await act('note', { note: 'one more' }, from);
    expect([refused.status, refused.headers['referrer-policy']]).toEqual([429, 'no-referrer']);
    expect(refused.text).toContain('one more</textarea>');
    await notes(perAddress ?? 0, perRequest);
    expect((await act('note', { note: 'one more' })).status).toBe(429);
    expect((await state()).kinds).toHaveLength(perRequest ?? 0);
  });
});

it('photos are on the site from the third on, while their sender allows it, the job is won and the lead exists', async () => {
  const setup: Setup = { published: builtFiles(), store: (real) => vi.spyOn(real, 'readPhoto') && real };
  const { server, pass, path, id, page, act, sendPhotos, state } = await oneRequest(setup);
  const owner = { ...(await login(server)), 'content-type': 'application/json' };
  const office = async (part: string, body: object) => {
    const call = { method: 'POST', headers: owner, body: JSON.stringify(body) };
    return (await server.call(`/api/admin/leads/${id}/${part}`, call)).status;
  };
  const onSite = async () => (await server.call(`/api/admin/leads/${id}?peek`, { headers: owner })).json().onSite;
  await office('status', { status: 'won' });
  expect([await page(), await onSite()]).toEqual([
    expect.not.stringContaining('May we show it?'),
    { obstacle: 'consent' },
  ]);
  await says(act('show', { show: 'yes' }), 409, 'once the job is agreed and its photos are here');
  const three = await Promise.all([aPhoto(), aPhoto('png'), aPhoto('webp')]);
  await sendPhotos('photos', three);
  const { photos } = await state();
  const release = (isShown = true) => Promise.all(photos.map((photo) => office('photos', { photo, isShown })));
  const shownOn = async (page: string) => (await server.call(page)).text.match(/\/work\/[\w-]{11}\.webp/g) ?? [];
  expect([await page(), await release()]).toEqual([expect.stringContaining('You may show photos'), [409, 409, 409]]);
  const stale = { act: actIn(await page()) };
  const allow = () => act('show', { ...stale, show: 'yes' });
  expect((await allow()).headers.location).toBe(`${path}?done=show#status`);
  expect(await office('photos', { photo: 'x'.repeat(22), isShown: true })).toBe(409);
  for (const [nth, photo] of photos.entries()) {
    expect([await shownOn('/'), (await onSite()).missing]).toEqual([[], 3 - nth]);
    expect(await office('photos', { photo, isShown: true })).toBe(200);
  }
  const shown = await shownOn('/');
  expect([shown.length, await shownOn('/interior'), await shownOn('/exterior')]).toEqual([3, [], shown]);
  expect(await page()).toContain('3 of your photos are on our site now.');
  const [work = ''] = shown;
  const [{ headers }] = await Promise.all([server.call(work), server.call(work)]);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-robots-tag': 'noindex' });
  expect(server.store.readPhoto).toHaveBeenCalledTimes(1);
  const known = { headers: { 'if-none-match': String(headers.etag) } };
  const statuses = async () => [(await server.call(work)).status, (await server.call(work, known)).status];
  const isThere = async () => [...(await statuses()), (await shownOn('/')).length];
  expect([await release(false), await isThere()].flat()).toEqual([200, 200, 200, 404, 404, 0]);
  await release();
  for (const _ of ['once', 'from a tab that was open before']) {
    expect((await act('show', stale)).headers.location).toBe(`${path}?done=hide#status`);
    expect(await isThere()).toEqual([404, 404, 0]);
    await allow(); // The owner has to choose again.
  }
  expect(await isThere()).toEqual([404, 404, 0]);
  await release();
  expect(await isThere()).toEqual([200, 304, 3]);
  await office('status', { status: 'lost' });
  expect([await statuses(), await onSite()]).toEqual([[404, 404], { obstacle: 'job' }]);
  await server.checkContent();
  expect(await isThere()).toEqual([404, 404, 0]);

  // The homeowner cancels, and all photos are deleted in time; the job is won after all, with new photos.
  pass(1);
  await act('cancel');
  await sweepPhotos(server.store, new Date(Date.parse('2026-06-15T20:10:00Z') + 31 * dayMs));
  pass(1);
  await office('status', { status: 'won' });
  await server.checkContent();
  expect([(await state()).photos, ...(await isThere())]).toEqual([[], 404, 404, 0]);
  await sendPhotos('show', three);
  await allow();
  for (const photo of (await state()).photos) await office('photos', { photo, isShown: true });
  const [last = ''] = await shownOn('/');
  expect((await server.call(last)).headers['cache-control']).toBe('private, no-cache');
  const erase = { method: 'POST', headers: owner, body: JSON.stringify({ email: anEstimate().email }) };
  expect((await server.call('/api/admin/erase', erase)).json()).toMatchObject({ leads: 1 });
  expect(await server.store.record('content', 'recent work')).toMatchObject({ value: '[]' });
  await server.checkContent();
  expect([(await server.call(last)).status, await shownOn('/')]).toEqual([404, []]);
});

describe('a note and photos in one form', () => {
  it.each(['note', 'photos'])('are both added by the button for the %s', async (button) => {
    const { path, page, lead, sendPhotos } = await oneRequest();
    const { headers } = await sendPhotos(button, [await aPhoto()], 'The gate\r\nis blue');
    const { photos, triage } = (await lead()) ?? {};
    expect(photos).toHaveLength(1);
    expect(triage?.acts).toMatchObject([{ kind: 'photos' }, { kind: 'note', text: 'The gate\nis blue' }]);
    expect(headers.location).toBe(`${path}?done=photos.note#status`);
    expect(await page('?done=photos.note')).toContain('We have your note. We have your photo.');
    expect(await page('?done=note')).not.toContain('We have your photo');
  });

  it.each([
    ['photos without a note', 'note', 1, ' ', ['photos']],
    ['a note without photos', 'photos', 0, 'Only a note.', ['note']],
  ])('may be %s, whichever button is pressed', async (_, button, count, note, kinds) => {
    const { sendPhotos, state } = await oneRequest();
    expect((await sendPhotos(button, Array(count).fill(await aPhoto()), note)).status).toBe(303);
    expect((await state()).kinds).toEqual(kinds);
  });

  it('are added independently, and a refused note is preserved', async () => {
    const { sendPhotos, state } = await oneRequest();
    const unreadable = sendPhotos('photos', [noPicture], 'Added anyway');
    expect(await says(unreadable, 422, 'Your note was added')).not.toContain('Added anyway</textarea>');
    const kept = `${tooLong}</textarea>`;
    await says(sendPhotos('photos', [await aPhoto()], tooLong), 422, 'it has 2,001. The photos were added', kept);
    await says(sendPhotos('note', [noPicture], tooLong), 422, 'it has 2,001<', 'not a photo', kept);
    expect((await state()).kinds).toEqual(['note', 'photos']);
  });
});

describe('photos', () => {
  it('are added, and shown only through the link of their request', async () => {
    const { server, send } = await requestServer();
    const [one, two] = [await send(), await send(anEstimate({ email: 'other@example.com' }))];
    expect((await one.sendPhotos('photos', [await aPhoto()])).status).toBe(303);
    const [photo] = (await one.state()).photos;
    const { status, headers } = await server.call(`${one.path}/photos/${photo}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    expect((await server.call(`${two.path}/photos/${photo}`)).status).toBe(404);
    expect(await one.page()).toContain('You added a photo.');
  });

  it('do not exceed the limit of a request, even if many are sent at once', async () => {
    const { sendPhotos, state } = await oneRequest();
    const five = Array(5).fill(await aPhoto());
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendPhotos('photos', five)));
    const { photos } = await state();
    expect(photos.length).toBeLessThanOrEqual(bounds.photosPerRequest.number);
    expect(photos.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([303, 422, 429, 503]).toContain(status);
  });

  it('are refused with a sentence if unreadable, and accepted up to the limit otherwise', async () => {
    const { sendPhotos, state } = await oneRequest();
    const photo = await aPhoto();
    await says(sendPhotos('photos', []), 422, 'Please choose a photo');
    await says(sendPhotos('photos', [photo, noPicture]), 422, 'The other photos were added');
    expect((await state()).photos).toHaveLength(1);
    for (const count of [6, 6]) await sendPhotos('photos', Array(count).fill(photo));
    expect((await state()).photos).toHaveLength(bounds.photosPerRequest.number);
    await says(sendPhotos('photos', [photo]), 429, 'Your request has as many photos as it can take.');
  });
});

describe('canceling', () => {
  it('closes the request, can be undone for 30 days, and notifies the owner of both', async () => {
    const { server, page, act, state } = await oneRequest();
    const before = server.wakes();
    expect((await act('cancel')).status).toBe(303);
    expect((await state()).status).toBe('lost');
    expect(await page()).toContain('We won’t call. You can undo this until July 15.');
    expect((await act('restore')).status).toBe(303);
    expect((await state()).status).toBe('new');
    expect(server.wakes()).toBe(before + 2);
  });

  it('counts two presses as one', async () => {
    const { path, page, act, state } = await oneRequest();
    const id = actIn(await page());
    for (const { status, headers } of [await act('cancel', { act: id }), await act('cancel', { act: id })])
      expect([status, headers.location]).toEqual([303, `${path}?done=cancel#status`]);
    expect((await state()).kinds).toEqual(['cancel']);
    expect(await page('?done=cancel')).toContain('Your request is canceled.');
    await act('restore');
    expect(await page('?done=cancel')).not.toContain('Your request is canceled.');
  });

  it('cannot be undone after 30 days: the page gives the phone number instead', async () => {
    const { pass, page, act, state } = await oneRequest();
    await act('cancel');
    pass(30 * dayMs + 1000);
    const shown = (await page()).replace('\u00a0', ' ').replace('\u2060', '');
    expect(shown).toContain('Changed your mind? Call (410) 555-0142.');
    expect(shown).not.toContain('undo this');
    await says(act('restore'), 409, 'It is too late to bring this request back. Please call (410) 555-0142.');
    expect((await state()).status).toBe('lost');
  });

  it('is told to an old tab, which keeps photos out and adds the note', async () => {
    const { act, sendPhotos, state } = await oneRequest();
    await act('cancel');
    const photo = await aPhoto();
    const bringBack = 'Your request is canceled. Undo that to add photos.';
    for (const photos of [[photo], []])
      await says(sendPhotos('photos', photos, ''), 409, bringBack, 'Undo, keep my request');
    await says(sendPhotos('note', [photo], 'We moved.'), 409, 'Undo that to add photos. Your note was added.');
    expect(await state()).toMatchObject({ photos: [], kinds: ['cancel', 'note'] });
    await says(act('cancel'), 409, 'Your request is canceled already.');
    expect((await state()).kinds).toEqual(['cancel', 'note']);
  });
});

describe('a post that no page of ours sent', () => {
  it.each<[string, Record<string, string>]>([
    ['names no page', {}],
    ['was typed or opened', { 'sec-fetch-site': 'none' }],
    ['is of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['is of a registered site', { 'sec-fetch-site': 'cross-site', origin: 'https://sister.example' }],
    ['hides its site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('changes nothing if it %s', async (_, headers) => {
    const { server, path, state } = await oneRequest({ config: { embedOrigins: ['https://sister.example'] } });
    for (const act of ['cancel', 'restore', 'note', 'photos']) {
      const post = { method: 'POST', headers: { ...formType, ...headers }, body: 'note=x' };
      expect([act, (await server.call(`${path}/${act}`, post)).status]).toEqual([act, 403]);
    }
    expect(await state()).toEqual({ status: 'new', photos: [], kinds: [] });
  });

  it.each<Record<string, string>>([
    // Of Safari before 16.4.
    { origin: 'null' },
    { origin: 'http://site.example' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('is told from one of our own: %j', async (headers) => {
    const { server, path, state } = await oneRequest();
    const post = { method: 'POST', headers: { ...formType, ...headers }, body: '' };
    expect((await server.call(`${path}/cancel`, post)).status).toBe(303);
    expect((await state()).status).toBe('lost');
  });
});
