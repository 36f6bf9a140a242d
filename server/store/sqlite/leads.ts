import type { Database } from 'better-sqlite3';
import { owedMail } from '../owed-mail.ts';
import type { LeadStore } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';

export function sqliteLeads(db: Database, { write }: GroupCommit): LeadStore {
  const insert = db.prepare(`
    insert into lead (${leadColumns})
    values (:id, :kind, :received_at, :fingerprint, :fields, :source, :suspicions, :mail_status, :attempts, :next_try_at,
      null, null)
    on conflict (id) do nothing`);
  const byId = db.prepare<{ id: string }, LeadRow>(`select ${leadColumns} from lead where id = :id`);
  const tally = db.prepare<{ kind: string }, number>('select count from tally where name = :kind').pluck();

  function find(id: string) {
    const row = byId.get({ id });
    return row && leadOfRow(row);
  }

  return {
    addLead: (lead) =>
      write(() => {
        const mail = owedMail(lead);
        const { changes } = insert.run({
          id: lead.id,
          kind: lead.kind,
          received_at: lead.receivedAt.getTime(),
          fingerprint: lead.fingerprint,
          fields: JSON.stringify(lead.fields),
          source: JSON.stringify(lead.source),
          suspicions: JSON.stringify(lead.suspicions),
          mail_status: mail.status,
          attempts: mail.attempts,
          next_try_at: mail.nextTryAt.getTime(),
        });
        const stored = find(lead.id);
        if (!stored) throw new Error('SQLite answered neither an insert nor a lead');
        return { lead: stored, isNew: changes === 1 };
      }),

    async findLead(id) {
      return find(id);
    },

    async countLeads(kind) {
      return tally.get({ kind }) ?? 0;
    },
  };
}
