import { type Collection, type Db, type Filter, GridFSBucket, type GridFSFile, ObjectId } from 'mongodb';
import { photosGivingWay, type WaitingPhoto } from '../photo-room.ts';
import type { NewPhoto, PhotoStore } from '../store.ts';
import type { LeadDocument } from './leads.ts';

const bucketName = 'photos';
const unclaimed = { 'metadata.leadId': { $eq: null } };
/** Each is lost to a photo that was claimed or removed at the same moment. */
const maxRounds = 3;

/** Written last, so a photo that has one is complete. */
interface PhotoFile extends Omit<GridFSFile, '_id' | 'metadata'> {
  _id: string;
  metadata: {
    /** About 20 KB: cheaper than a separate chunk. */
    small: Buffer;
    addedAt: Date;
    holder: string | null;
    leadId: string | null;
    claimedAt: Date | null;
  };
}

const filesIn = (db: Db) => db.collection<PhotoFile>(`${bucketName}.files`);
const chunksIn = (db: Db) => db.collection<{ _id: ObjectId; files_id: string; n: number }>(`${bucketName}.chunks`);

/** Includes those that GridFS would create with the first photo. */
export async function preparePhotos(db: Db): Promise<void> {
  await chunksIn(db).createIndex({ files_id: 1, n: 1 }, { unique: true });
  await filesIn(db).createIndex({ filename: 1, uploadDate: 1 });
  await filesIn(db).createIndex({ 'metadata.leadId': 1, 'metadata.addedAt': 1 });
}

export function mongoPhotos(db: Db, leads: Collection<LeadDocument>): PhotoStore {
  const files = filesIn(db);
  const chunks = chunksIn(db);
  const bucket = new GridFSBucket(db, { bucketName });

  async function add({ id, addedAt, holder, large, small }: NewPhoto): Promise<void> {
    const metadata: PhotoFile['metadata'] = { small, addedAt, holder, leadId: null, claimedAt: null };
    // Any value works as an id.
    const stream = bucket.openUploadStreamWithId(id as unknown as ObjectId, id, { metadata });
    await new Promise<void>((resolve, reject) => {
      stream.on('finish', () => resolve());
      stream.on('error', reject);
      stream.end(large);
    });
  }

  /** After a crash the rest is still found through its file. */
  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await chunks.deleteMany({ files_id: { $in: [...ids] } });
    await files.deleteMany({ _id: { $in: [...ids] } });
  }

  /** Of files that were never finished, or removed first. */
  async function removeLooseChunks(before: Date): Promise<void> {
    const limit = 500;
    for (let after = ''; ; ) {
      // The index answers this without reading the chunks, which are large.
      const found = await chunks
        .find({ files_id: { $gt: after } }, { projection: { files_id: 1, _id: 0 }, sort: { files_id: 1 }, limit })
        .toArray();
      // A removal may have been interrupted after the first chunk.
      const ids = [...new Set(found.map(({ files_id }) => files_id))];
      const kept = new Set(await idsOf({ _id: { $in: ids } }));
      const aged = ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
      const loose = ids.filter((id) => !kept.has(id));
      for (const id of loose) await chunks.deleteMany({ files_id: { $eq: id }, _id: { $lt: aged } });
      after = ids.at(-1) ?? '';
      if (found.length < limit) return;
    }
  }

  async function idsOf(filter: Filter<PhotoFile>): Promise<string[]> {
    return (await files.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  }

  async function waitingPhotos(): Promise<WaitingPhoto[]> {
    const projection = { 'metadata.holder': 1, 'metadata.addedAt': 1, length: 1 };
    const found = await files.find(unclaimed, { projection }).toArray();
    return found.map(({ _id, length, metadata: { holder, addedAt } }) => ({
      ...{ id: _id, holder, bytes: length },
      addedAt: addedAt.getTime(),
    }));
  }

  /** Each as `lead photo`. */
  async function listedBy(leadIds: readonly string[]): Promise<Set<string>> {
    const found = await leads.find({ _id: { $in: [...leadIds] } }, { projection: { photos: 1 } }).toArray();
    return new Set(found.flatMap(({ _id, photos = [] }) => photos.map((photo) => `${_id} ${photo}`)));
  }

  return {
    async addPhoto(photo, room) {
      const { holder, large } = photo;
      let removed = 0;
      for (let round = 0; round < maxRounds; round += 1) {
        const leaving = photosGivingWay(await waitingPhotos(), { holder, bytes: large.length }, room);
        const gone: string[] = [];
        for (const id of leaving) {
          const { deletedCount } = await files.deleteOne({ _id: { $eq: id }, ...unclaimed });
          if (deletedCount === 1) gone.push(id);
        }
        if (gone.length > 0) await chunks.deleteMany({ files_id: { $in: gone } });
        removed += gone.length;
        // Another process was faster, or a lead has claimed one.
        if (gone.length === leaving.length) break;
      }
      await add(photo);
      return { isStored: true, removed };
    },

    async readPhoto(id, size) {
      if (size === 'small') {
        const found = await files.findOne({ _id: { $eq: id } }, { projection: { 'metadata.small': 1 } });
        return found ? bytesOf(found.metadata.small) : undefined;
      }
      if (!(await files.findOne({ _id: { $eq: id } }, { projection: { _id: 1 } }))) return undefined;
      const pieces: Buffer[] = [];
      for await (const piece of bucket.openDownloadStream(id as unknown as ObjectId)) pieces.push(piece);
      return Buffer.concat(pieces);
    },

    async claimPhotos(ids, leadId, at) {
      const free = { 'metadata.leadId': { $in: [null, leadId] } };
      // A request with a wrong photo must not claim the others.
      if ((await idsOf({ _id: { $in: [...ids] }, ...free })).length < ids.length) return false;
      for (const id of ids) {
        const claim = { $set: { 'metadata.leadId': leadId, 'metadata.claimedAt': at, 'metadata.holder': null } };
        const { matchedCount } = await files.updateOne({ _id: { $eq: id }, ...free }, claim);
        // Photos claimed before stay claimed until the sweep: this lead may be retried.
        if (matchedCount === 0) return false;
      }
      return true;
    },

    async unclaimable(ids, leadId) {
      const claimable = new Set(await idsOf({ _id: { $in: [...ids] }, 'metadata.leadId': { $in: [null, leadId] } }));
      return ids.filter((id) => !claimable.has(id));
    },

    async removePhotosOf(leadIds) {
      await remove(await idsOf({ 'metadata.leadId': { $in: [...leadIds] } }));
    },

    async sweepPhotos({ before, after = '', limit }) {
      if (after === '') await removeLooseChunks(before);
      const page = await files
        .find({ _id: { $gt: after } }, { projection: { 'metadata.small': 0 }, sort: { _id: 1 }, limit })
        .toArray();
      const aged = page.filter(({ metadata }) => (metadata.claimedAt ?? metadata.addedAt) < before);
      const listed = await listedBy(aged.flatMap(({ metadata }) => metadata.leadId ?? []));
      let removed = 0;
      for (const { _id, metadata } of aged) {
        const { leadId, claimedAt } = metadata;
        if (leadId !== null && listed.has(`${leadId} ${_id}`)) continue;
        // A concurrent claim keeps the file, and a removed file cannot be claimed.
        const { deletedCount } = await files.deleteOne({
          _id: { $eq: _id },
          'metadata.leadId': { $eq: leadId },
          'metadata.claimedAt': { $eq: claimedAt },
        });
        if (deletedCount === 1) await chunks.deleteMany({ files_id: { $eq: _id } });
        removed += deletedCount;
      }
      const last = page.length === limit ? page.at(-1)?._id : undefined;
      return { removed, ...(last !== undefined && { next: last }) };
    },
  };
}

/** The driver, or a test double, returns either. */
const bytesOf = (value: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(value.buffer);
