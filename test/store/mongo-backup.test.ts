import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupMongo, leadsInMongoCopy, restoreMongo } from '../../server/store/mongo/backup.ts';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { afterNoon, aLead, aPhoto, noon, roomyPhotos, seeds } from './support/samples.ts';

describe.skipIf(!mongodbUri)('a copy of MongoDB', () => {
  it('restores every document unchanged, next to the old data', async () => {
    const uri = newDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'brushline-mongo-copy-'));
    const file = path.join(folder, 'copy.jsonl');
    const store = mongoStore({ uri, seeds });
    await store.ping();
    for (let index = 0; index < 700; index += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => store.addLead(aLead(`lead-${index + at}`))));
    }
    await store.changeLead('lead-7', { status: 'called' }, { at: noon, by: 'Ann' });
    await store.recordEvent({ eventType: 'page_view', eventDetails: '/x', timestamp: noon });
    await store.saveDevice({
      ...{ id: 'a', browser: '', epoch: '', startedAt: noon, seenAt: noon, expiresAt: afterNoon(1) },
      session: { digest: 'secret-digest', startedAt: noon, usedAt: noon, idleMs: 1, maxAgeMs: 1 },
    });
    const photo = aPhoto('photo', { large: Buffer.alloc(700_000, 'large'), small: Buffer.from('small') });
    await store.addPhoto(photo, roomyPhotos);
    await store.addPhoto(aPhoto('waiting', { holder: 'secret-tag' }), roomyPhotos);
    await store.claimPhotos(['photo'], 'lead-7', noon);
    const known = await store.findLead('lead-7');
    expect(await backupMongo({ uri, file })).toEqual({ leads: 700, events: 1 });
    await expect(backupMongo({ uri, file })).rejects.toThrow('EEXIST');
    for (const secret of ['secret-digest', 'secret-tag']) expect(await readFile(file, 'utf8')).not.toContain(secret);
    expect(await leadsInMongoCopy(file, ['lead-699', 'lead-7', 'lead-700'])).toEqual(new Set(['lead-7', 'lead-699']));
    await store.erase({ email: 'ada@example.com' });
    await store.close();

    const wanted = { uri, file, time: 'then' };
    await expect(restoreMongo({ ...wanted, mayReplace: false })).rejects.toThrow('--replace');
    expect(await restoreMongo({ ...wanted, mayReplace: true })).toMatchObject({ leads: 700, former: 'before-then-*' });
    const restored = mongoStore({ uri, seeds });
    expect(await restored.findLead('lead-7')).toEqual(known);
    expect(await restored.countLeads('estimate')).toBe(700);
    expect((await restored.newestEvents({ limit: 9 }))[0]?.timestamp).toEqual(noon);
    expect((await restored.readPhoto('photo', 'large'))?.equals(photo.large)).toBe(true);
    expect((await restored.readPhoto('photo', 'small'))?.toString()).toBe('small');
    expect(await restored.areas()).toHaveLength(seeds.areas.length);
    await restored.close();

    const half = path.join(folder, 'half.jsonl');
    await writeFile(half, (await readFile(file, 'utf8')).slice(0, 5000));
    await expect(restoreMongo({ ...wanted, file: half, mayReplace: true })).rejects.toThrow();
    const others = [
      ['{"counts":{}}', 'It lacks the collection leads.'],
      ['null', 'It holds a line that is not one of a backup.'],
      ['{"collection":5,"document":{}}', 'It holds a line that is not one of a backup.'],
      ['{"collection":"leads","document":null}', 'It holds a line that is not one of a backup.'],
      ['SQLite format 3', 'It holds a line that is not one of a backup.'],
    ];
    for (const [text = '', sentence] of others) {
      await writeFile(half, `${text}\n`);
      await expect(restoreMongo({ ...wanted, file: half, mayReplace: true })).rejects.toThrow(sentence);
    }
    await dropDatabase(uri);
    await rm(folder, { recursive: true });
  });
});
