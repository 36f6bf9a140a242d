import type { Database } from 'better-sqlite3';
import type { PhotoStore } from '../engine.ts';
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
  const insert = db.prepare<{ id: string; addedAt: number; large: number; small: number }>(`
    insert into photo (id, added_at, large_bytes, small_bytes) values (:id, :addedAt, :large, :small)`);
  const claim = db.prepare<{ id: string; leadId: string; at: number }>(`
    update photo set lead_id = :leadId, claimed_at = :at where id = :id`);
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
        await files.remove([id]);
        throw error;
      }
    },

    async readPhoto(id, size) {
      return isThere.get(id) ? files.read(id, size) : undefined;
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
