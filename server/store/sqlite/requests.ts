import type { Database } from 'better-sqlite3';
import { maxRequestLinks, type RequestLink, type RequestStore } from '../port/request-store.ts';
import { canceledAt, withAct } from '../rules/change-lead.ts';
import type { GroupCommit } from './group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';
import type { SearchIndex } from './search-index.ts';

/** Call within a transaction. */
export function linkInsert(db: Database): (place: number | bigint, link: RequestLink) => void {
  const insert = db.prepare<[string, number | bigint, number]>(`
    insert into request_link (hash, lead_place, expires_at) values (?, ?, ?) on conflict (hash) do nothing`);
  return (place, { hash, expiresAt }) => void insert.run(hash, place, expiresAt.getTime());
}

/** A trigger removes the links of a removed lead. */
export function sqliteRequests(
  db: Database,
  { write }: GroupCommit,
  search: Pick<SearchIndex, 'replaceWords'>,
): RequestStore {
  const byId = db.prepare<[string], LeadRow>(`select ${leadColumns} from lead where id = ?`);
  const placeOf = db.prepare<[string], number>('select place from lead where id = ?').pluck();
  const insertLink = linkInsert(db);
  const dropOldest = db.prepare<{ place: number }>(`
    delete from request_link where lead_place = :place and hash not in (
      select hash from request_link where lead_place = :place order by expires_at desc limit ${maxRequestLinks})`);
  const byHash = db.prepare<{ hash: string; now: number }, LeadRow & { expires_at: number }>(`
    select lead.*, request_link.expires_at from request_link join lead on lead.place = request_link.lead_place
    where request_link.hash = :hash and request_link.expires_at > :now`);
  const put = db.prepare(`
    update lead set status = :status, answered_at = :answeredAt, revision = :revision, snoozed_until = :snoozedUntil,
      visit_at = :visitAt, history = :history, acts = :acts, acted_at = :actedAt, canceled_at = :canceledAt,
      photos = :photos, mail_status = :mailStatus, attempts = :attempts, next_try_at = :nextTryAt, scheduled_at = :scheduledAt
    where id = :id`);
  const dropPhotos = db.prepare<{ before: number; limit: number }>(`
    update lead set photos = '[]' where place in (
      select place from lead where canceled_at < :before and photos != '[]' limit :limit)`);

  return {
    addRequestLink: (leadId, link) =>
      write(() => {
        const place = placeOf.get(leadId);
        if (place === undefined) return false;
        insertLink(place, link);
        dropOldest.run({ place });
        return true;
      }),

    async findByRequestLink(hash, now) {
      const row = byHash.get({ hash, now: now.getTime() });
      return row && { lead: leadOfRow(row), expiresAt: new Date(row.expires_at) };
    },

    addVisitorAct: (leadId, act, most) =>
      write(() => {
        const row = byId.get(leadId);
        const known = row && leadOfRow(row);
        const lead = known && withAct(known, act, most);
        if (!lead || lead === known) return known;
        const { triage, mail, photos = [] } = lead;
        put.run({
          id: leadId,
          status: triage.status,
          answeredAt: triage.answeredAt?.getTime() ?? null,
          revision: triage.revision,
          snoozedUntil: triage.snoozedUntil?.getTime() ?? null,
          visitAt: triage.visitAt?.getTime() ?? null,
          history: JSON.stringify(triage.history),
          acts: JSON.stringify(triage.acts),
          actedAt: act.at.getTime(),
          canceledAt: canceledAt(triage)?.getTime() ?? null,
          photos: JSON.stringify(photos),
          mailStatus: mail.status,
          attempts: mail.attempts,
          nextTryAt: mail.nextTryAt.getTime(),
          scheduledAt: mail.scheduledAt?.getTime() ?? null,
        });
        if (act.kind === 'note') search.replaceWords(lead, row.place);
        return lead;
      }),

    dropCanceledPhotos: (before, limit) => write(() => dropPhotos.run({ before: before.getTime(), limit }).changes),
  };
}
