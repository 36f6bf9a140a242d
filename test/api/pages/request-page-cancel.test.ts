import { describe, expect, it } from 'vitest';
import { sweepPhotos } from '../../../server/maintenance/purge.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { formType, postFields } from '../support/lead-forms.ts';
import { actIn, aServer, multipart, send } from '../support/request-page.ts';

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
