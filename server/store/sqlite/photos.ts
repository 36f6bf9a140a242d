import type { Database } from 'better-sqlite3';
import type { PhotoStore } from '../engine.ts';
import { photosGivingWay, type WaitingPhoto } from '../photo-room.ts';
import type { HasRoom } from './disk.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import type { PhotoFiles } from './photo-files.ts';

interface SweptRow {
  id: string;
  leadId: string | null;
  isStray: 0 | 1;
}

/** Files come and go before their row, but those of unclaimed photos go after it, so that no lead claims one. */
export function sqlitePhotos(
  db: Database,
  { write }: GroupCommit,
  { files, inTurn, hasRoom }: { files: PhotoFiles; inTurn: InTurn; hasRoom: HasRoom },
): PhotoStore {
  const insert = db.prepare<{ id: string; addedAt: number; holder: string; large: number; small: number }>(`
    insert into photo (id, added_at, holder, large_bytes, small_bytes) values (:id, :addedAt, :holder, :large, :small)`);
  const waiting = db.prepare<[], WaitingPhoto>(`
    select id, holder, added_at as addedAt, large_bytes as bytes from photo where lead_id is null`);
  const claim = db.prepare<{ id: string; leadId: string; at: number }>(`
    update photo set lead_id = :leadId, claimed_at = :at, holder = null
    where id = :id and (lead_id is null or lead_id = :leadId)`);
  const isClaimable = db.prepare<[string, string], number>(`
    select 1 from photo where id = ? and (lead_id is null or lead_id = ?)`);
  const ofLead = db.prepare<[string], string>('select id from photo where lead_id = ?').pluck();
  const drop = db.prepare<[string]>('delete from photo where id = ?');
  const page = db.prepare<{ before: number; after: string; limit: number }, SweptRow>(`
    select photo.id, photo.lead_id as leadId,
      iif(photo.lead_id is null, photo.added_at < :before, photo.claimed_at < :before and not exists (
        select 1 from lead, json_each(lead.photos) where lead.id = photo.lead_id and json_each.value = photo.id
      )) as isStray
    from photo where photo.id > :after order by photo.id limit :limit`);
  // A claim made meanwhile has a new time.
  const dropStray = db.prepare<{ id: string; leadId: string | null; before: number }>(`
    delete from photo where id = :id and lead_id is :leadId and coalesce(claimed_at, added_at) < :before`);
  const isThere = db.prepare<[string], number>('select 1 from photo where id = ?').pluck();

  class NotAll extends Error {}

  return {
    async addPhoto(photo, room) {
      if (!hasRoom()) return { isStored: false };
      const { id, holder, large, small } = photo;
      const addedAt = photo.addedAt.getTime();
      await files.write(photo);
      const leaving = await write(() => {
        const found = photosGivingWay(waiting.all(), { holder, bytes: large.length }, room);
        for (const one of found) drop.run(one);
        insert.run({ id, addedAt, holder, large: large.length, small: small.length });
        return found;
      }).catch(async (error: unknown) => {
        await files.remove([id]);
        throw error;
      });
      await files.remove(leaving);
      return { isStored: true, removed: leaving.length };
    },

    async readPhoto(id, size) {
      return isThere.get(id) ? files.read(id, size) : undefined;
    },

    async claimPhotos(ids, leadId, at) {
      try {
        await write(() => {
          // Rolls back the claims before it.
          for (const id of ids) if (claim.run({ id, leadId, at: at.getTime() }).changes === 0) throw new NotAll();
        });
        return true;
      } catch (error) {
        if (error instanceof NotAll) return false;
        throw error;
      }
    },

    unclaimable: async (ids, leadId) => ids.filter((id) => !isClaimable.get(id, leadId)),

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
      const rows = await inTurn(() => page.all({ before: before.getTime(), after, limit }));
      const strays = rows.filter(({ isStray }) => isStray);
      const removed = await write(() =>
        strays
          .filter(({ id, leadId }) => dropStray.run({ id, leadId, before: before.getTime() }).changes === 1)
          .map(({ id }) => id),
      );
      await files.remove(removed);
      const last = rows.length === limit ? rows.at(-1)?.id : undefined;
      return { removed: removed.length, ...(last && { next: last }) };
    },
  };
}
