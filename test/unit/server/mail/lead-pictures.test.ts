import { describe, expect, it } from 'vitest';
import { composeMime } from '../../../../server/mail/file-sender.ts';
import { createLeadMail, leadPictures } from '../../../../server/mail/lead-mail.ts';
import { aLead } from './a-lead.ts';
import { readEml } from './read-eml.ts';

const present = createLeadMail({
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
});
const photos = ['first', 'second', 'third'];
const bytesOf = (id: string) => Buffer.from(`\xff\xd8\xff ${id}`, 'latin1');

describe('a mail about a lead with photos', () => {
  it('shows their thumbnails in order, inside the mail', async () => {
    const lead = aLead({ photos });
    const pictures = await leadPictures(lead, async (id) => bytesOf(id));
    const { text, html, attachments } = await readEml(await composeMime(present(lead, pictures)));
    expect(text).toContain('\nPhotos: 3 photos, in the office with this request\n');
    const shown = [...(html ?? '').matchAll(/<img src="cid:([^"]+)" alt="(Photo \d)"/g)].map(([, cid, alt]) => [
      cid,
      alt,
    ]);
    expect(shown.map(([, alt]) => alt)).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
    expect(attachments.map(({ contentId, disposition, mimeType }) => [contentId, disposition, mimeType])).toEqual(
      shown.map(([cid]) => [`<${cid}>`, 'inline', 'image/jpeg']),
    );
    expect(attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(photos.map(bytesOf));
  });

  it('leaves out photos that cannot be read, and says how many there are', async () => {
    const lead = aLead({ photos });
    const pictures = await leadPictures(lead, async (id) => {
      if (id === 'first') throw new Error('The disk is away');
      return id === 'second' ? undefined : bytesOf(id);
    });
    expect(pictures.map(({ fileName }) => fileName)).toEqual(['photo-3.jpg']);
    const { text, html } = present(lead, pictures);
    expect(text).toContain('3 photos');
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  it('stays below the size that every mail program opens', async () => {
    const pictures = await leadPictures(aLead({ photos }), async () => Buffer.alloc(250_000));
    expect(pictures).toHaveLength(2);
  });

  it('does not mention photos if there are none', async () => {
    expect(await leadPictures(aLead(), async () => Buffer.alloc(1))).toEqual([]);
    const { text, html, ...mail } = present(aLead());
    expect(`${text}${html}`).not.toMatch(/photo/i);
    expect(mail).not.toHaveProperty('pictures');
  });
});
