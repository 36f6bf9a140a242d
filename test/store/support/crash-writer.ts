import { writeSync } from 'node:fs';
import { mongoStore } from '../../../server/store/mongo/mongo-store.ts';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { aLead, aPhoto, noon, seeds } from './samples.ts';

// Eight endless writers of photos; every third photo of each stays without a lead, the others are claimed by one.
// Sixteen of leads without photos, in SQLite only. Each id is printed after it was acknowledged and its receipt owed. Arguments: where
// to store, and the run's name.
const [place = '', run = ''] = process.argv.slice(2);
const isMongo = place.startsWith('mongodb:');
const store = isMongo ? mongoStore({ uri: place, seeds }) : sqliteStore({ dataDir: place, seeds });
for (let writer = 0; writer < 8; writer += 1) void writePhotos(`${run}-${writer}`);
for (let writer = 0; writer < (isMongo ? 0 : 16); writer += 1) void writeLeads(`${run}-plain-${writer}`);

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

async function writeLeads(name: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${name}-${number}`;
    // Every third lead is posted twice at once, like after a double click.
    await Promise.all(Array.from({ length: number % 3 === 0 ? 2 : 1 }, () => store.addLead(aLead(id))));
    await store.scheduleReceipt(id, noon);
    writeSync(1, `lead ${id}\nreceipt ${id}\n`);
  }
}
