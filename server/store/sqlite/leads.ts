import type { Database } from 'better-sqlite3';
import { maxRepeats } from '../lead.ts';
import { hourly, leadCountParts, maxHourlyKeys } from '../port/metrics-store.ts';
import { newTriage, scheduledMail } from '../rules/change-lead.ts';
import { leadKeys } from '../rules/lead-search.ts';
import type { LeadStore } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';
import type { AddCount } from './metrics.ts';
import { linkInsert } from './requests.ts';
import type { SearchIndex } from './search-index.ts';

interface LeadParts {
  addCount: AddCount;
  search: Pick<SearchIndex, 'expectLead'>;
}

export function sqliteLeads(db: Database, { write }: GroupCommit, { addCount, search }: LeadParts): LeadStore {
  const insert = db.prepare(`
    insert into lead (id, kind, received_at, fingerprint, fields, source, suspicions, mail_status, attempts, next_try_at,
      status, email, phone, town, site, photos)
    values (:id, :kind, :receivedAt, :fingerprint, :fields, :source, :suspicions, :mailStatus, :attempts, :nextTryAt,
      :status, :email, :phone, :town, :site, :photos)
    on conflict (id) do nothing`);
  const insertLink = linkInsert(db);
  const byId = db.prepare<{ id: string }, LeadRow>(`select ${leadColumns} from lead where id = :id`);
  const repeat = db.prepare<{ id: string }>(
    `update lead set repeats = repeats + 1 where id = :id and repeats < ${maxRepeats}`,
  );
  const tally = db.prepare<{ kind: string }, number>('select count from tally where name = :kind').pluck();

  function find(id: string) {
    const row = byId.get({ id });
    return row && leadOfRow(row);
  }

  return {
    addLead: (lead, link) =>
      write(() => {
        const mail = scheduledMail(lead);
        const triage = newTriage(lead);
        const { changes, lastInsertRowid } = insert.run({
          id: lead.id,
          kind: lead.kind,
          receivedAt: lead.receivedAt.getTime(),
          fingerprint: lead.fingerprint,
          fields: JSON.stringify(lead.fields),
          source: JSON.stringify(lead.source),
          suspicions: JSON.stringify(lead.suspicions),
          mailStatus: mail.status,
          attempts: mail.attempts,
          nextTryAt: mail.nextTryAt.getTime(),
          status: triage.status,
          photos: JSON.stringify(lead.photos ?? []),
          ...leadKeys(lead),
        });
        const isNew = changes === 1;
        if (isNew) {
          if (link) insertLink(lastInsertRowid, link);
          search.expectLead();
          addCount(hourly(lead.receivedAt, 'lead', ...leadCountParts(lead)), maxHourlyKeys);
        }
        const stored = isNew ? { ...lead, mail, triage } : find(lead.id);
        if (!stored) throw new Error('SQLite answered neither an insert nor a lead');
        return { lead: stored, isNew };
      }),

    async findLead(id) {
      return find(id);
    },

    async countRepeat(id) {
      await write(() => repeat.run({ id }));
    },

    async countLeads(kind) {
      return tally.get({ kind }) ?? 0;
    },
  };
}
