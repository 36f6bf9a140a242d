import type { Lead } from '../lead.ts';
import { searchWords } from '../lead-search.ts';
import type { GroupCommit } from './group-commit.ts';
import { type LeadRow, leadOfRow } from './leads.ts';
import type { Sql } from './open-database.ts';

const delayMs = 1000;

/** About 2 ms of work, and 20 ms for the longest messages. */
const leadsAtOnce = 50;

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** Later than the leads, because FTS5 writes with every commit. */
export function createSearchIndex(
  sql: Sql,
  { writeLightly }: Pick<GroupCommit, 'writeLightly'>,
  { onFailure }: { onFailure: (error: unknown) => void },
) {
  const markNow = () => sql.number('select place from search_mark');
  const newest = () => sql.number('select max(place) from lead');
  const wordsOf = (lead: Lead) => searchWords(lead).join(' ');

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  function indexSome(): void {
    const next = `select * from lead where place > ? order by place limit ${leadsAtOnce}`;
    const rows = sql.rows<LeadRow>(next, markNow());
    const insert = 'insert into lead_search (rowid, words) values (?, ?)';
    for (const row of rows) sql.run(insert, row.place, wordsOf(leadOfRow(row)));
    const last = rows.at(-1);
    if (last) sql.run('update search_mark set place = ?', last.place);
  }

  async function indexAll(): Promise<void> {
    while (!isClosed && newest() > markNow()) await writeLightly(indexSome);
  }

  /** Never rejects: a search still finds the indexed leads. */
  function catchUp(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= indexAll()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    /** Within a second or before the next search. */
    expectLead(): void {
      timer ??= setTimeout(catchUp, delayMs).unref();
    },
    /** Call within a transaction. Leads that are not indexed yet will be, with all their words. */
    replaceWords(lead: Lead, place: number): void {
      if (place <= markNow()) sql.run('update lead_search set words = ? where rowid = ?', wordsOf(lead), place);
    },
    catchUp,
    /** The next program that opens the database indexes the rest. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
