import { describe, expect, it } from 'vitest';
import { limitNamed } from '../../../server/limits/limit-counts.ts';
import { sweepPhotos } from '../../../server/maintenance/purge.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { formType, postFields } from '../support/lead-forms.ts';
import { actIn, aServer, multipart, send } from '../support/request-page.ts';
import { nextAddress } from '../support/test-server.ts';

describe('on the private page of a request', () => {
  describe('a note', () => {
    it('is in the history once, is shown to its writer, and notifies the owner', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const act = actIn((await server.call(path)).text);
      const before = server.wakes();
      const answers = [await postFields(server, `${path}/note`, { act, note: 'The gate\r\nis <i>blue</i>' })];
      answers.push(await postFields(server, `${path}/note`, { act, note: 'The gate\r\nis <i>blue</i>' }));
      expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
        answers.map(() => [303, `${path}?done=note#status`]),
      );
      const { acts } = (await server.store.findLead(id))?.triage ?? {};
      expect(acts).toMatchObject([{ kind: 'note', text: 'The gate\nis <i>blue</i>' }]);
      expect(server.wakes()).toBe(before + 1);
      const { text } = await server.call(`${path}?done=note`);
      expect(text).toContain('We have your note.');
      expect(text).toContain('is &lt;i&gt;blue&lt;/i&gt;');
      expect((await server.call(path)).text).not.toContain('We have your note.');
      server.pass(60_000);
      expect((await server.call(`${path}?done=note`)).text).not.toContain('We have your note.');
    });

    it('is not treated as a repeat of another action on the same page', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const act = actIn((await server.call(path)).text);
      for (const note of ['Call 555-0101', 'Call 555-0102', 'Call 555-0101']) {
        await postFields(server, `${path}/note`, { act, note });
      }
      await postFields(server, `${path}/cancel`, { act });
      const { acts, status } = (await server.store.findLead(id))?.triage ?? {};
      expect([acts?.map(({ kind }) => kind), status]).toEqual([['note', 'note', 'cancel'], 'lost']);
    });

    it.each([
      ['an empty one', '  ', 'Please write something'],
      ['a long one', 'x'.repeat(2_000 + 1), 'Please shorten this text to 2,000 characters; it has 2,001'],
    ])('is refused with its text preserved: %s', async (_, note, message) => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const answer = await postFields(server, `${path}/note`, { note });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(message);
      expect(answer.text).toContain(note);
      expect((await server.store.findLead(id))?.triage.acts).toBeUndefined();
    });

    it('is refused when there are too many, from one address and for one request', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const from = { 'x-forwarded-for': nextAddress() };
      const most = limitNamed('actsInTenMinutes').number;
      for (let nth = 0; nth < most; nth += 1) {
        expect((await postFields(server, `${path}/note`, { note: `n${nth}` }, from)).status).toBe(303);
      }
      const refused = await postFields(server, `${path}/note`, { note: 'one more' }, from);
      expect([refused.status, refused.headers['referrer-policy']]).toEqual([429, 'no-referrer']);
      expect(refused.text).toContain('one more</textarea>');
      for (let nth = most; nth < limitNamed('actsPerRequest').number; nth += 1) {
        expect((await postFields(server, `${path}/note`, { note: `n${nth}` })).status).toBe(303);
      }
      expect((await postFields(server, `${path}/note`, { note: 'one more' })).status).toBe(429);
      expect((await server.store.findLead(id))?.triage.acts).toHaveLength(limitNamed('actsPerRequest').number);
    });

    it('is accepted without a referrer but not from another site, and does not notify the owner about suspected spam', async () => {
      await using server = await aServer();
      const { path } = await send(server);
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await postFields(server, `${path}/note`, { note: 'x' }, foreign)).status).toBe(403);
      for (const own of [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, { origin: 'null' }]) {
        expect((await postFields(server, `${path}/note`, { note: 'x' }, own)).status).toBe(303);
      }
      const spam = await send(server, anEstimate({ message: 'http://a.example http://b.example http://c.example' }));
      const before = server.wakes();
      expect((await postFields(server, `${spam.path}/note`, { note: 'x' })).status).toBe(303);
      expect(server.wakes()).toBe(before);
    });
  });

  describe('a note and photos in one form', () => {
    it.each(['note', 'photos'])('are both added by the button for the %s', async (button) => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const answer = await multipart(server, `${path}/${button}`, [await aPhoto()], 'The gate\r\nis blue');
      expect(answer.status).toBe(303);
      const lead = await server.store.findLead(id);
      expect(lead?.photos).toHaveLength(1);
      expect(lead?.triage.acts).toMatchObject([{ kind: 'photos' }, { kind: 'note', text: 'The gate\nis blue' }]);
      expect(answer.headers.location).toBe(`${path}?done=photos.note#status`);
      expect((await server.call(`${path}?done=photos.note`)).text).toContain('We have your note. We have your photos.');
    });

    it('are confirmed one by one: a note does not confirm the photos before it', async () => {
      await using server = await aServer();
      const { path } = await send(server);
      await multipart(server, `${path}/photos`, [await aPhoto()]);
      const { headers } = await postFields(server, `${path}/note`, { note: 'The gate is blue' });
      const { text } = await server.call(String(headers.location).replace('#status', ''));
      expect(text).toContain('We have your note.');
      expect(text).not.toContain('We have your photos.');
    });

    it.each([
      ['photos', [], 'Only a note.', ['note']],
      ['note', [aPhoto], ' ', ['photos']],
    ] as const)('may lack one of them: %s', async (button, photos, note, kinds) => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const bytes = await Promise.all(photos.map((make) => make()));
      expect((await multipart(server, `${path}/${button}`, bytes, note)).status).toBe(303);
      expect((await server.store.findLead(id))?.triage.acts?.map(({ kind }) => kind)).toEqual(kinds);
    });

    it('are added independently, and a refused note is preserved', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const unreadable = await multipart(server, `${path}/photos`, [Buffer.from('no picture')], 'Added anyway');
      expect([unreadable.status, unreadable.text.includes('Your note was added')]).toEqual([422, true]);
      expect(unreadable.text).not.toContain('Added anyway</textarea>');
      const long = 'x'.repeat(2_000 + 1);
      const tooLong = await multipart(server, `${path}/photos`, [await aPhoto()], long);
      expect(tooLong.status).toBe(422);
      expect(tooLong.text).toContain('it has 2,001. The photos were added');
      expect(tooLong.text).toContain(`${long}</textarea>`);
      const neither = await multipart(server, `${path}/note`, [Buffer.from('no picture')], long);
      for (const part of ['it has 2,001<', 'not a photo', `${long}</textarea>`]) {
        expect(neither.text).toContain(part);
      }
      const { acts } = (await server.store.findLead(id))?.triage ?? {};
      expect(acts?.map(({ kind }) => kind)).toEqual(['note', 'photos']);
    });
  });

  describe('photos', () => {
    it('are added, and shown only through the link of their request', async () => {
      await using server = await aServer();
      const [one, two] = [await send(server), await send(server, anEstimate({ email: 'other@example.com' }))];
      const answer = await multipart(server, `${one.path}/photos`, [await aPhoto()]);
      expect(answer.status).toBe(303);
      const [photo] = (await server.store.findLead(one.id))?.photos ?? [];
      const shown = await server.call(`${one.path}/photos/${photo}`);
      expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ]);
      expect((await server.call(`${two.path}/photos/${photo}`)).status).toBe(404);
      expect((await server.call(one.path)).text).toContain('You added a photo.');
    });

    it('do not exceed the limit of a request, even if many are sent at once', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const bytes = await aPhoto();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => multipart(server, `${path}/photos`, Array(5).fill(bytes))),
      );
      const stored = (await server.store.findLead(id))?.photos?.length ?? 0;
      expect(stored).toBeLessThanOrEqual(limitNamed('photosPerRequest').number);
      expect(stored).toBeGreaterThan(0);
      for (const { status } of answers) expect([303, 422, 429, 503]).toContain(status);
    });

    it('are refused with a sentence if unreadable, and accepted up to the limit otherwise', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const empty = await multipart(server, `${path}/photos`, []);
      expect([empty.status, empty.text.includes('Please choose a photo')]).toEqual([422, true]);
      const mixed = await multipart(server, `${path}/photos`, [await aPhoto(), Buffer.from('no picture')]);
      expect([mixed.status, mixed.text.includes('The other photos were added')]).toEqual([422, true]);
      expect((await server.store.findLead(id))?.photos).toHaveLength(1);
      const red = await aPhoto();
      for (const count of [6, 6])
        await multipart(
          server,
          `${path}/photos`,
          Array.from({ length: count }, () => red),
        );
      expect((await server.store.findLead(id))?.photos).toHaveLength(limitNamed('photosPerRequest').number);
      const full = await multipart(server, `${path}/photos`, [red]);
      expect([full.status, full.text.includes('Your request has as many photos as it can take.')]).toEqual([429, true]);
    });
  });
});

const dayMs = 86_400_000;

describe('on the private page of a request that is canceled', () => {
  describe('canceling', () => {
    it('closes the request, can be undone for 30 days, and notifies the owner of both', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const before = server.wakes();
      expect((await postFields(server, `${path}/cancel`)).status).toBe(303);
      expect((await server.store.findLead(id))?.triage.status).toBe('lost');
      const canceled = (await server.call(path)).text;
      expect(canceled).toContain('We won’t call. You can bring it back until July 15.');
      expect((await postFields(server, `${path}/restore`)).status).toBe(303);
      expect((await server.store.findLead(id))?.triage.status).toBe('new');
      expect(server.wakes()).toBe(before + 2);
      await postFields(server, `${path}/cancel`);
    });

    it('counts two presses as one', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const act = actIn((await server.call(path)).text);
      for (let press = 0; press < 2; press += 1) {
        const { status, headers } = await postFields(server, `${path}/cancel`, { act });
        expect([status, headers.location]).toEqual([303, `${path}?done=cancel#status`]);
      }
      expect((await server.store.findLead(id))?.triage.acts?.map(({ kind }) => kind)).toEqual(['cancel']);
      expect((await server.call(`${path}?done=cancel`)).text).toContain('Your request is canceled.');
      await postFields(server, `${path}/restore`);
      expect((await server.call(`${path}?done=cancel`)).text).not.toContain('Your request is canceled.');
    });

    it('cannot be undone after 30 days: the page gives the phone number instead', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      await postFields(server, `${path}/cancel`);
      server.pass(30 * dayMs + 1000);
      const page = (await server.call(path)).text;
      expect(page.replace('\u00a0', ' ').replace('\u2060', '')).toContain(
        'Would you like it after all? Call (410) 555-0142.',
      );
      expect(page).not.toContain('bring it back');
      const { status, text } = await postFields(server, `${path}/restore`);
      expect(status).toBe(409);
      expect(text).toContain('It is too late to bring this request back. Please call (410) 555-0142.');
      expect((await server.store.findLead(id))?.triage.status).toBe('lost');
    });
  });

  describe('a post that no page of ours sent', () => {
    it.each<[string, Record<string, string>]>([
      ['names no page', { 'sec-fetch-site': '' }],
      ['was typed or opened', { 'sec-fetch-site': 'none' }],
      ['is of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
      ['is of a registered site', { 'sec-fetch-site': 'cross-site', origin: 'https://sister.example' }],
      ['hides its site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ])('changes nothing if it %s', async (_, { 'sec-fetch-site': site = '', ...headers }) => {
      await using server = await aServer({ config: { embedOrigins: ['https://sister.example'] } });
      const { path, id } = await send(server);
      for (const act of ['cancel', 'restore', 'note', 'photos']) {
        const { status } = await server.call(`${path}/${act}`, {
          method: 'POST',
          headers: { ...formType, ...(site && { 'sec-fetch-site': site }), ...headers },
          body: 'note=x',
        });
        expect([act, status]).toEqual([act, 403]);
      }
      expect((await server.store.findLead(id))?.triage.status).toBe('new');
    });

    it('is told from one of Safari before 16.4, and of our own address', async () => {
      await using server = await aServer();
      for (const origin of ['null', 'http://site.example']) {
        const { path, id } = await send(server, { ...anEstimate(), email: `${origin.length}@example.com` });
        const headers = { ...formType, origin };
        expect((await server.call(`${path}/cancel`, { method: 'POST', headers, body: '' })).status).toBe(303);
        expect((await server.store.findLead(id))?.triage.status).toBe('lost');
      }
    });
  });

  describe('an old tab of a canceled request', () => {
    it('is told that the request is canceled, keeps photos out and adds the note', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      await postFields(server, `${path}/cancel`);
      const sentence = 'Your request is canceled. Bring it back to add photos.';
      const photos = await multipart(server, `${path}/photos`, [await aPhoto()], '');
      expect([photos.status, photos.text.includes(sentence)]).toEqual([409, true]);
      expect(photos.text).toContain('Undo, keep my request');
      const none = await multipart(server, `${path}/photos`, [], '');
      expect([none.status, none.text.includes(sentence)]).toEqual([409, true]);
      const both = await multipart(server, `${path}/note`, [await aPhoto()], 'We moved.');
      expect(both.status).toBe(409);
      expect(both.text).toContain('Bring it back to add photos. Your note was added.');
      const lead = await server.store.findLead(id);
      expect(lead?.photos ?? []).toEqual([]);
      expect(lead?.triage.acts?.map(({ kind }) => kind)).toEqual(['cancel', 'note']);
    });

    it('is told that it is canceled already', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      await postFields(server, `${path}/cancel`);
      const again = await postFields(server, `${path}/cancel`);
      expect([again.status, again.text.includes('Your request is canceled already.')]).toEqual([409, true]);
      expect((await server.store.findLead(id))?.triage.acts).toHaveLength(1);
    });
  });

  describe('photos', () => {
    it('are removed 30 days after the request was canceled, and not before', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      await multipart(server, `${path}/photos`, [await aPhoto()]);
      const [photo = ''] = (await server.store.findLead(id))?.photos ?? [];
      await postFields(server, `${path}/cancel`);
      const canceledMs = Date.parse('2026-06-15T20:10:00Z');
      const sweepAfter = (ms: number) => sweepPhotos(server.store, new Date(canceledMs + ms));
      await sweepAfter(30 * dayMs);
      expect(await server.store.readPhoto(photo, 'small')).toBeDefined();
      await sweepAfter(30 * dayMs + 1);
      expect(await server.store.readPhoto(photo, 'small')).toBeUndefined();
      expect((await server.call(path)).status).toBe(200);
    });
  });
});
