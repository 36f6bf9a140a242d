import { writeSync } from 'node:fs';
import { mongoStore } from '../../../server/store/mongo/mongo-store.ts';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { aLead, aPhoto, noon, roomyPhotos, seeds } from './samples.ts';

// Eight endless writers. Every third photo of each stays without a lead; the others are claimed by one. The id of each
// photo and lead is printed after it was acknowledged. Arguments: where to store, and the run's name.
const [place = '', run = ''] = process.argv.slice(2);
const isMongo = place.startsWith('mongodb:');
const store = isMongo ? mongoStore({ uri: place, seeds }) : sqliteStore({ dataDir: place, seeds });
for (let writer = 0; writer < 8; writer += 1) void writeOn(writer);

async function writeOn(writer: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${run}-${writer}-${number}`;
    await store.addPhoto(aPhoto(id), roomyPhotos);
    writeSync(1, `photo ${id}\n`);
    if (number % 3 === 2) continue;
    await store.claimPhotos([id], `lead-${id}`, noon);
    await store.addLead(aLead(`lead-${id}`, { photos: [id] }));
    writeSync(1, `lead lead-${id}\n`);
  }
}
