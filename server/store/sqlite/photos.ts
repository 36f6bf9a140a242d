import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewPhoto, PhotoSize, PhotoStore } from '../engine.ts';
import { makeFolder, syncFolder, unlessMissing } from '../files.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import type { HasRoom, Sql } from './open-database.ts';

export const photosIn = (dataDir: string): string => path.join(dataDir, 'photos');

export const photoFile = (id: string, size: PhotoSize): string => `${id}${size === 'small' ? '.small' : ''}.jpg`;

/** Allowed in file names. */
const photoId = /^[\w-]{1,64}$/;

/** Only their owner can read the files. Ids other than those of new photos must be in the database. */
function createPhotoFiles(folder: string) {
  const fileOf = (id: string, size: PhotoSize) => path.join(folder, photoFile(id, size));

  const write = (file: string, bytes: Buffer) => writeFile(file, bytes, { mode: 0o600, flush: true });

  return {
    /** On disk when it resolves. A rejection may leave a part, which has no row. */
    async write({ id, large, small }: NewPhoto): Promise<void> {
      if (!photoId.test(id)) throw new Error('The id cannot name a file');
      makeFolder(folder);
      await write(fileOf(id, 'large'), large);
      await write(fileOf(id, 'small'), small);
      await syncFolder(folder);
    },

    read: (id: string, size: PhotoSize): Promise<Buffer | undefined> =>
      readFile(fileOf(id, size)).catch(unlessMissing(undefined)),

    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids.filter((id) => photoId.test(id))) {
        await rm(fileOf(id, 'large'), { force: true });
        await rm(fileOf(id, 'small'), { force: true });
      }
      if (ids.length > 0) await syncFolder(folder);
    },

    /** Files of no photo, or of a killed restore. Resolves with their number. */
    async removeStrays(before: Date, isKept: (id: string) => boolean): Promise<number> {
      let count = 0;
      for (const name of await readdir(folder).catch(unlessMissing([]))) {
        const [, id] = /^([\w-]+?)(?:\.small)?\.jpg$/.exec(name) ?? [];
        if (id === undefined ? !/^\..+\.tmp$/.test(name) : isKept(id)) continue;
        const file = path.join(folder, name);
        const entry = await stat(file).catch(() => undefined);
        if (!entry || entry.mtime >= before) continue;
        await rm(file, { force: true });
        count += 1;
      }
      return count;
    },
  };
}

/** Files come and go before their row, but those of unclaimed photos go after it, so that no lead claims one. */
export function sqlitePhotos(
  sql: Sql,
  { write }: GroupCommit,
  { folder, inTurn, hasRoom }: { folder: string; inTurn: InTurn; hasRoom: HasRoom },
): PhotoStore {
  const files = createPhotoFiles(folder);
  const isThere = (id: string) => sql.number('select 1 from photo where id = ?', id) === 1;

  return {
    async addPhoto(photo) {
      if (!hasRoom()) return false;
      const { id, addedAt, large, small } = photo;
      const values = [id, addedAt.getTime(), large.length, small.length];
      try {
        await files.write(photo);
        await write(() =>
          sql.run('insert into photo (id, added_at, large_bytes, small_bytes) values (?, ?, ?, ?)', ...values),
        );
        return true;
      } catch (error) {
        await files.remove([id]).catch(() => {});
        throw error;
      }
    },

    async readPhoto(id, size) {
      return isThere(id) ? files.read(id, size) : undefined;
    },

    async newestPhotoAt() {
      const ms = sql.number('select max(added_at) from photo');
      return ms ? new Date(ms) : undefined;
    },

    claimPhotos: (ids, leadId, at) =>
      write(() => {
        const claimable = 'select 1 from photo where id = ? and (lead_id is null or lead_id = ?)';
        const gone = ids.filter((id) => sql.number(claimable, id, leadId) === 0);
        if (gone.length > 0) return gone;
        for (const id of ids) {
          sql.run('update photo set lead_id = ?, claimed_at = ? where id = ?', leadId, at.getTime(), id);
        }
        return [];
      }),

    async removePhotosOf(leadIds) {
      const ids = leadIds.flatMap((leadId) => sql.texts('select id from photo where lead_id = ?', leadId));
      if (ids.length === 0) return;
      await files.remove(ids);
      await write(() => {
        for (const id of ids) sql.run('delete from photo where id = ?', id);
      });
    },

    async sweepPhotos({ before, after = '', limit }) {
      // Without leads, the files may be all that is left of a database that was moved away.
      const hasLeads = sql.number('select 1 from lead limit 1') === 1;
      const strays = after === '' && hasLeads ? await files.removeStrays(before, isThere) : 0;
      const ids = await inTurn(() => sql.texts('select id from photo where id > ? order by id limit ?', after, limit));
      const last = ids.at(-1);
      if (last === undefined) return { removed: strays };
      const removed = await write(() =>
        sql.texts(
          `delete from photo
            where id > :after and id <= :last and coalesce(claimed_at, added_at) < :before and not exists (
              select 1 from lead, json_each(lead.photos) where lead.id = photo.lead_id and json_each.value = photo.id
            ) returning id`,
          { before: before.getTime(), after, last },
        ),
      );
      await files.remove(removed);
      return { removed: strays + removed.length, ...(ids.length === limit && { next: last }) };
    },
  };
}
