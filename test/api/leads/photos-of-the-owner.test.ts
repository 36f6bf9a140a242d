import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from '../support/owner-session.ts';
import { photoServer } from '../support/photo-server.ts';

const site = photoServer();

describe('the owner', () => {
  it('is the only one who sees photos, and no cache stores them', async () => {
    const id = await site.aPhotoId();
    const owner = await login(site.server);
    for (const [suffix, disposition] of [
      ['', 'inline'],
      ['/small', 'inline'],
      ['/file', 'attachment'],
    ]) {
      const address = `/api/admin/photos/${id}${suffix}`;
      expect((await site.server.call(address)).status).toBe(401);
      const answer = await site.server.call(address, { headers: owner });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-disposition': `${disposition}; filename="photo-${id}.jpg"`,
      });
      expect((await sharp(answer.bytes).metadata()).format).toBe('jpeg');
    }
    for (const address of [`/api/photos/${id}`, `/photos/${id}.jpg`]) {
      expect([404, 405]).toContain((await site.server.call(address)).status);
    }
    expect((await site.server.call('/api/admin/photos/..%2Fbrushline.db', { headers: owner })).status).toBe(404);
  });

  it('finds them in the lead and in both exports, and none after erasing', async () => {
    const id = await site.aPhotoId();
    const lead = (await site.request([id])).json().id;
    await site.server.post('/api/estimates', { ...anEstimate(), message: 'Another one, without photos.' });
    const owner = await login(site.server);
    expect((await site.server.call(`/api/admin/leads/${lead}`, { headers: owner })).json().photos).toEqual([id]);
    const { leads } = (await site.server.call('/api/admin/leads?photos=yes', { headers: owner })).json();
    expect(leads).toMatchObject([{ id: lead, photoCount: 1 }]);
    const exported = (await site.server.call('/api/admin/export.json', { headers: owner })).json();
    expect(exported.leads[0].photos).toEqual([{ id, file: `/api/admin/photos/${id}/file` }]);
    expect((await site.server.call('/api/admin/export.csv', { headers: owner })).text).toMatch(/"Photos"[\s\S]*,"1",/);
    const erased = await site.server.post('/api/admin/erase', { email: anEstimate().email }, owner);
    expect(erased.status).toBe(200);
    expect((await site.server.call(`/api/admin/photos/${id}`, { headers: owner })).status).toBe(404);
  });
});
