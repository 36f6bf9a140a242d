import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { expectPhotosToSurvive } from './support/photo-crashes.ts';
import { aPhoto, noon, roomyPhotos, seeds } from './support/samples.ts';

it.skipIf(!mongodbUri)(
  'keeps photos of leads when processes are killed, and removes files and chunks of the others after a day',
  async () => {
    const place = newDatabase();
    const client = new MongoClient(place);
    const ids = async (collection: string, field: string) =>
      (
        await client
          .db()
          .collection(collection)
          .find({}, { projection: { [field]: 1 } })
          .toArray()
      ).map((found) => String(found[field]));
    try {
      await expectPhotosToSurvive({
        place,
        open: () => mongoStore({ uri: place, seeds }),
        idsOnDisk: async () => [...(await ids('photos.files', '_id')), ...(await ids('photos.chunks', 'files_id'))],
      });
    } finally {
      await client.close();
      await dropDatabase(place);
    }
  },
);

it.skipIf(!mongodbUri)('removes the remaining chunks of a removal that was interrupted after the first', async () => {
  const place = newDatabase();
  const client = new MongoClient(place);
  const store = mongoStore({ uri: place, seeds });
  const chunks = client.db().collection('photos.chunks');
  const { large } = aPhoto('one');
  try {
    await store.addPhoto(aPhoto('one', { large: Buffer.concat([large, large]) }), roomyPhotos);
    await client.db().collection('photos.files').deleteMany({});
    await chunks.deleteMany({ n: 0 });
    expect(await chunks.countDocuments()).toBeGreaterThan(0);
    await store.sweepPhotos({ before: noon, limit: 100 });
    expect(await chunks.countDocuments()).toBeGreaterThan(0);
    await store.sweepPhotos({ before: new Date(Date.now() + 86_400_000), limit: 100 });
    expect(await chunks.countDocuments()).toBe(0);
  } finally {
    await store.close();
    await client.close();
    await dropDatabase(place);
  }
});

it.skipIf(!mongodbUri)('erases who sent a photo with its claim', async () => {
  const place = newDatabase();
  const client = new MongoClient(place);
  const store = mongoStore({ uri: place, seeds });
  const files = client.db().collection('photos.files');
  try {
    await store.addPhoto(aPhoto('three'), roomyPhotos);
    expect((await files.findOne({ _id: 'three' as never }))?.metadata.holder).toBe('an address');
    await store.claimPhotos(['three'], 'lead', noon);
    expect((await files.findOne({ _id: 'three' as never }))?.metadata.holder).toBe(null);
  } finally {
    await store.close();
    await client.close();
    await dropDatabase(place);
  }
});
