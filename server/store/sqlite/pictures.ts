import type { Database } from 'better-sqlite3';
import type { HasRoom } from '../disk-reserve.ts';
import type { PictureStore } from '../port/picture-store.ts';
import type { GroupCommit } from './database/group-commit.ts';

/** Pictures of posts, one row each: they are few and small, and backups of the database include them. */
export function sqlitePictures(db: Database, { write }: GroupCommit, hasRoom: HasRoom): PictureStore {
  const insert = db.prepare<[string, number, Buffer]>('insert into picture (id, added_at, bytes) values (?, ?, ?)');
  const count = db.prepare<[], number>('select count(*) from picture').pluck();
  const read = db.prepare<[string], Buffer>('select bytes from picture where id = ?').pluck();
  const before = db.prepare<[number], string>('select id from picture where added_at < ? order by id').pluck();
  const drop = db.prepare<[string]>('delete from picture where id = ?');

  return {
    async addPicture({ id, addedAt, bytes }, { max }) {
      if (!hasRoom() || (count.get() ?? 0) >= max) return false;
      await write(() => insert.run(id, addedAt.getTime(), bytes));
      return true;
    },
    readPicture: async (id) => read.get(id),
    picturesBefore: async (time) => before.all(time.getTime()),
    removePictures: (ids) =>
      write(() => {
        for (const id of ids) drop.run(id);
      }),
  };
}
