import type { Collection, Filter } from 'mongodb';
import type { NewPhoto, PhotoStore } from '../engine.ts';
import { photosGivingWay } from '../photo-room.ts';
import type { LeadDocument } from './leads.ts';

/** Both sizes in one document: a tenth of MongoDB's 16 MB. */
export interface PhotoDocument extends Omit<NewPhoto, 'id' | 'holder'> {
  _id: string;
  /** Of the large size. */
  bytes: number;
  holder: string | null;
  leadId: string | null;
  claimedAt: Date | null;
}

const unclaimed = { leadId: { $eq: null } };
/** Each is lost to a photo that was claimed or removed at the same moment. */
const maxRounds = 3;

export function mongoPhotos(photos: Collection<PhotoDocument>, leads: Collection<LeadDocument>): PhotoStore {
  async function idsOf(filter: Filter<PhotoDocument>): Promise<string[]> {
    return (await photos.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  }

  async function waitingPhotos() {
    const found = await photos.find(unclaimed, { projection: { holder: 1, addedAt: 1, bytes: 1 } }).toArray();
    return found.map(({ _id: id, holder, addedAt, bytes }) => ({ id, holder, addedAt: addedAt.getTime(), bytes }));
  }

  /** Each as `lead photo`. */
  async function listedBy(leadIds: readonly string[]): Promise<Set<string>> {
    const found = await leads.find({ _id: { $in: [...leadIds] } }, { projection: { photos: 1 } }).toArray();
    return new Set(found.flatMap(({ _id, photos = [] }) => photos.map((photo) => `${_id} ${photo}`)));
  }

  return {
    async addPhoto({ id, addedAt, holder, large, small }, room) {
      let removed = 0;
      for (let round = 0; round < maxRounds; round += 1) {
        const leaving = photosGivingWay(await waitingPhotos(), { holder, bytes: large.length }, room);
        const { deletedCount } = await photos.deleteMany({ _id: { $in: [...leaving] }, ...unclaimed });
        removed += deletedCount;
        // Else another process was faster, or a lead has claimed one.
        if (deletedCount === leaving.length) break;
      }
      const sizes = { bytes: large.length, large, small };
      await photos.insertOne({ _id: id, addedAt, holder, ...sizes, leadId: null, claimedAt: null });
      return { isStored: true, removed };
    },

    async readPhoto(id, size) {
      const options = { projection: { [size]: 1 }, promoteBuffers: true };
      return (await photos.findOne({ _id: { $eq: id } }, options))?.[size];
    },

    async claimPhotos(ids, leadId, at) {
      const free = { leadId: { $in: [null, leadId] } };
      // A request with a wrong photo must not claim the others.
      if ((await idsOf({ _id: { $in: [...ids] }, ...free })).length < ids.length) return false;
      for (const id of ids) {
        const claim = { $set: { leadId, claimedAt: at, holder: null } };
        const { matchedCount } = await photos.updateOne({ _id: { $eq: id }, ...free }, claim);
        // Photos claimed before stay claimed until the sweep: this lead may be retried.
        if (matchedCount === 0) return false;
      }
      return true;
    },

    async unclaimable(ids, leadId) {
      const claimable = new Set(await idsOf({ _id: { $in: [...ids] }, leadId: { $in: [null, leadId] } }));
      return ids.filter((id) => !claimable.has(id));
    },

    async removePhotosOf(leadIds) {
      await photos.deleteMany({ leadId: { $in: [...leadIds] } });
    },

    async sweepPhotos({ before, after = '', limit }) {
      const page = await photos
        .find({ _id: { $gt: after } }, { projection: { large: 0, small: 0 }, sort: { _id: 1 }, limit })
        .toArray();
      const aged = page.filter(({ addedAt, claimedAt }) => (claimedAt ?? addedAt) < before);
      const listed = await listedBy(aged.flatMap(({ leadId }) => leadId ?? []));
      let removed = 0;
      for (const { _id, leadId, claimedAt } of aged) {
        if (leadId !== null && listed.has(`${leadId} ${_id}`)) continue;
        // A concurrent claim keeps the photo, and a removed photo cannot be claimed.
        const same = { _id: { $eq: _id }, leadId: { $eq: leadId }, claimedAt: { $eq: claimedAt } };
        removed += (await photos.deleteOne(same)).deletedCount;
      }
      const last = page.length === limit ? page.at(-1)?._id : undefined;
      return { removed, ...(last !== undefined && { next: last }) };
    },
  };
}
