import type { Collection } from 'mongodb';
import type { NewPhoto, PhotoStore } from '../engine.ts';
import type { LeadDocument } from './leads.ts';

/** Both sizes in one document: a tenth of MongoDB's 16 MB. */
export interface PhotoDocument extends Omit<NewPhoto, 'id'> {
  _id: string;
  leadId: string | null;
  claimedAt: Date | null;
}

export function mongoPhotos(photos: Collection<PhotoDocument>, leads: Collection<LeadDocument>): PhotoStore {
  /** Each as `lead photo`. */
  async function listedBy(leadIds: readonly string[]): Promise<Set<string>> {
    const found = await leads.find({ _id: { $in: [...leadIds] } }, { projection: { photos: 1 } }).toArray();
    return new Set(found.flatMap(({ _id, photos = [] }) => photos.map((photo) => `${_id} ${photo}`)));
  }

  return {
    async addPhoto({ id, ...photo }) {
      await photos.insertOne({ _id: id, ...photo, leadId: null, claimedAt: null });
      return true;
    },

    async readPhoto(id, size) {
      const options = { projection: { [size]: 1 }, promoteBuffers: true };
      return (await photos.findOne({ _id: { $eq: id } }, options))?.[size];
    },

    async newestPhotoAt() {
      return (await photos.findOne({}, { projection: { addedAt: 1 }, sort: { addedAt: -1 } }))?.addedAt;
    },

    async claimPhotos(ids, leadId, at) {
      const free = { leadId: { $in: [null, leadId] } };
      const found = await photos.find({ _id: { $in: [...ids] }, ...free }, { projection: { _id: 1 } }).toArray();
      const claimable = new Set(found.map(({ _id }) => _id));
      const gone = ids.filter((id) => !claimable.has(id));
      // A request with a wrong photo must not claim the others.
      if (gone.length > 0) return gone;
      for (const id of ids) {
        const { matchedCount } = await photos.updateOne(
          { _id: { $eq: id }, ...free },
          { $set: { leadId, claimedAt: at } },
        );
        // Photos claimed before stay claimed until the sweep: this lead may be retried.
        if (matchedCount === 0) return [id];
      }
      return [];
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
