import type { Binary, Collection } from 'mongodb';
import type { PictureStore } from '../port/picture-store.ts';

export interface PictureDocument {
  _id: string;
  addedAt: Date;
  bytes: Binary | Buffer;
}

/** Pictures of posts, one document each: they are few and far below the size limit of documents. */
export function mongoPictures(pictures: Collection<PictureDocument>): PictureStore {
  return {
    async addPicture({ id, ...picture }, { max }) {
      if ((await pictures.countDocuments({ _id: { $gte: '' } })) >= max) return false;
      await pictures.insertOne({ _id: id, ...picture });
      return true;
    },
    async readPicture(id) {
      const found = await pictures.findOne({ _id: { $eq: id } }, { promoteBuffers: true });
      return found ? Buffer.from(found.bytes as Buffer) : undefined;
    },
    async picturesBefore(time) {
      const found = await pictures
        .find({ addedAt: { $lt: time } }, { projection: { _id: 1 }, sort: { _id: 1 } })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    async removePictures(ids) {
      await pictures.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}
