import { writeSync } from 'node:fs';
import { mongoStore } from '../../../server/store/mongo/mongo-store.ts';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { aLead, aPhoto, noon, seeds } from './samples.ts';

// Eight endless writers of photos: every third photo of each stays without a lead, the others are claimed by one. Each
// id is printed after it was acknowledged. Arguments: where to store, and the run's name.
const [place = '', run = ''] = process.argv.slice(2);
const store = place.startsWith('mongodb:') ? mongoStore({ uri: place, seeds }) : sqliteStore({ dataDir: place, seeds });
for (let writer = 0; writer < 8; writer += 1) void writePhotos(`${run}-${writer}`);

async function writePhotos(name: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${name}-${number}`;
    await store.addPhoto(aPhoto(id));
    writeSync(1, `photo ${id}\n`);
    if (number % 3 === 2) continue;
    await store.claimPhotos([id], `lead-${id}`, noon);
    await store.addLead(aLead(`lead-${id}`, { photos: [id] }));
    writeSync(1, `lead lead-${id}\n`);
  }
}
