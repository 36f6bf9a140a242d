import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import type { NewPhoto, PhotoSize, PhotoStore } from '../engine.ts';
import { makeFolder, syncFolder } from '../files.ts';
import type { HasRoom } from './disk.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';

export const photosIn = (dataDir: string): string => path.join(dataDir, 'photos');

export const photoFile = (id: string, size: PhotoSize): string => `${id}${size === 'small' ? '.small' : ''}.jpg`;

/** Allowed in file names. */
const photoId = /^[\w-]{1,64}$/;

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** Only their owner can read the files. Ids other than those of new photos must be in the database. */
export function createPhotoFiles(folder: string) {
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

    /** Files of no photo, and unfinished ones of a killed restore. */
    async removeStrays(before: Date, isKept: (id: string) => boolean): Promise<void> {
      for (const name of await readdir(folder).catch(unlessMissing([]))) {
        const [, id] = /^([\w-]+?)(?:\.small)?\.jpg$/.exec(name) ?? [];
        if (id === undefined ? !/^\..+\.tmp$/.test(name) : isKept(id)) continue;
        const file = path.join(folder, name);
        const entry = await stat(file).catch(() => undefined);
        if (entry && entry.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** Files come and go before their row, but those of unclaimed photos go after it, so that no lead claims one. */
export function sqlitePhotos(
  db: Database,
  { write }: GroupCommit,
  { files, inTurn, hasRoom }: { files: PhotoFiles; inTurn: InTurn; hasRoom: HasRoom },
): PhotoStore {
  const insert = db.prepare<{ id: string; addedAt: number; large: number; small: number }>(`
    insert into photo (id, added_at, large_bytes, small_bytes) values (:id, :addedAt, :large, :small)`);
  const claim = db.prepare<{ id: string; leadId: string; at: number }>(`
    update photo set lead_id = :leadId, claimed_at = :at where id = :id`);
  const isClaimable = db.prepare<[string, string], number>(`
    select 1 from photo where id = ? and (lead_id is null or lead_id = ?)`);
  const ofLead = db.prepare<[string], string>('select id from photo where lead_id = ?').pluck();
  const drop = db.prepare<[string]>('delete from photo where id = ?');
  const page = db.prepare<[string, number], string>('select id from photo where id > ? order by id limit ?').pluck();
  const dropStrays = db
    .prepare<{ before: number; after: string; last: string }, string>(`
      delete from photo where id > :after and id <= :last and coalesce(claimed_at, added_at) < :before and not exists (
        select 1 from lead, json_each(lead.photos) where lead.id = photo.lead_id and json_each.value = photo.id
      ) returning id`)
    .pluck();
  const newest = db.prepare<[], number | null>('select max(added_at) from photo').pluck();
  const isThere = db.prepare<[string], number>('select 1 from photo where id = ?').pluck();

  return {
    async addPhoto(photo) {
      if (!hasRoom()) return false;
      const { id, addedAt, large, small } = photo;
      try {
        await files.write(photo);
        const row = { id, addedAt: addedAt.getTime(), large: large.length, small: small.length };
        await write(() => insert.run(row));
        return true;
      } catch (error) {
        await files.remove([id]).catch(() => {});
        throw error;
      }
    },

    async readPhoto(id, size) {
      return isThere.get(id) ? files.read(id, size) : undefined;
    },

    async newestPhotoAt() {
      const ms = newest.get();
      return ms ? new Date(ms) : undefined;
    },

    claimPhotos: (ids, leadId, at) =>
      write(() => {
        const gone = ids.filter((id) => !isClaimable.get(id, leadId));
        if (gone.length === 0) for (const id of ids) claim.run({ id, leadId, at: at.getTime() });
        return gone;
      }),

    async removePhotosOf(leadIds) {
      const ids = leadIds.flatMap((leadId) => ofLead.all(leadId));
      if (ids.length === 0) return;
      await files.remove(ids);
      await write(() => {
        for (const id of ids) drop.run(id);
      });
    },

    async sweepPhotos({ before, after = '', limit }) {
      if (after === '') await files.removeStrays(before, (id) => isThere.get(id) !== undefined);
      const ids = await inTurn(() => page.all(after, limit));
      const last = ids.at(-1);
      if (last === undefined) return { removed: 0 };
      const removed = await write(() => dropStrays.all({ before: before.getTime(), after, last }));
      await files.remove(removed);
      return { removed: removed.length, ...(ids.length === limit && { next: last }) };
    },
  };
}
