import type { InboxQuery, InboxReads } from '../engine.ts';
import type { Lead } from '../lead.ts';
import {
  kindsOf,
  leadKeys,
  maxFacets,
  maxRelated,
  maxUndelivered,
  queryWords,
  searchWords,
  statusesOf,
} from '../lead-search.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import { type LeadRow, leadOfRow } from './leads.ts';
import type { Sql } from './open-database.ts';

const delayMs = 1000;

/** About 2 ms of work, and 20 ms for the longest messages. */
const leadsAtOnce = 50;

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

export const readInbox =
  (sql: Sql, inTurn: InTurn): InboxReads['inbox'] =>
  (query) =>
    inTurn(() => {
      const { text, values } = inboxStatement(query);
      const rows = sql.rows<LeadRow>(text, ...values);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      const next = query.order === 'visit' ? Number(query.after ?? 0) + query.limit : last?.place;
      return { leads: page.map(leadOfRow), ...(rows.length > page.length && last && { next: String(next) }) };
    });

type Tally = { name: string; count: number };

export function sqliteInbox(
  sql: Sql,
  { inTurn, search }: { inTurn: InTurn; search: Pick<ReturnType<typeof createSearchIndex>, 'catchUp'> },
): InboxReads {
  const readLeads = readInbox(sql, inTurn);
  const facet = (column: 'town' | 'site') =>
    sql.rows<Tally>(
      `select min(${column}) as name, count(*) as count from lead group by ${column} order by count desc limit ${maxFacets}`,
    );
  // Thousands of leads may share a number. One of them may be the lead itself.
  const newestOf = (key: 'email' | 'phone') =>
    `select * from (select place from lead where ${key} = :${key} and ${key} != '' order by place desc limit ${maxRelated + 1})`;

  return {
    async inbox(query) {
      if (query.text !== undefined || query.service) await search.catchUp();
      return readLeads(query);
    },

    async countLeadsBy() {
      // The table has a row for every status and kind.
      const counts = sql.rows<Tally>('select name, count from tally').map(({ name, count }) => [name, count]);
      return Object.fromEntries(counts) as Awaited<ReturnType<InboxReads['countLeadsBy']>>;
    },
    countUnreadLeads: async () =>
      sql.number(`select count(*) from lead where seen_at is null and status in ('new', 'spam')`),
    async countToday(now, since) {
      const time = now.getTime();
      const asleep = sql.row<{ count: number; next: number | null }>(
        'select count(*) as count, min(snoozed_until) as next from lead where snoozed_until > ?',
        time,
      );
      return {
        waiting:
          sql.number(`
            select count(*) from lead
            where status = 'new' and kind in ('estimate', 'contact') and snoozed_until is null`) +
          sql.number(`
            select count(*) from lead
            where wrote_again_at is not null and kind != 'palette' and snoozed_until is null`) +
          sql.number('select count(*) from lead where snoozed_until <= ?', time),
        snoozed: asleep?.count ?? 0,
        unanswered: sql.number('select count(*) from lead where follow_up_at <= ? and wrote_again_at is null', time),
        ...(asleep?.next && { nextBackAt: new Date(asleep.next) }),
        spam: sql.number(`select count(*) from lead where received_at >= ? and status = 'spam'`, since.getTime()),
      };
    },
    leadsVersion: async () => String(sql.number(`select count from tally where name = 'lead change'`)),
    leadFacets: () => inTurn(() => ({ towns: facet('town').filter(({ name }) => name !== ''), sites: facet('site') })),
    async relatedLeads(lead, fingerprint = '') {
      const { email, phone } = leadKeys(lead);
      const rows = sql.rows<LeadRow>(
        `select * from lead
          where place in (${newestOf('email')} union ${newestOf('phone')}) and id != :id
            and substr(fingerprint, 1, length(:fingerprint)) = :fingerprint
          order by place desc limit ${maxRelated}`,
        { id: lead.id, email, phone, fingerprint },
      );
      return rows.map(leadOfRow);
    },
    async undeliveredMail() {
      const rows = sql.rows<LeadRow>(`
        select * from lead where mail_status in ('due', 'dead') and last_error is not null
        order by mail_status, next_try_at limit ${maxUndelivered}`);
      return rows.map(leadOfRow);
    },
  };
}

/** For one lead more than the limit. Each status and kind apart, so that an index finds few among many. */
function inboxStatement(query: InboxQuery): { text: string; values: (string | number)[] } {
  const { service, town, site, receivedBefore, snoozed, text: sought, actedAfter, order, after, limit } = query;
  const { followUpNotAfter, visit } = query;
  const statuses = statusesOf(query);
  const kinds = kindsOf(query);
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  function add(condition: string, ...given: (string | number)[]) {
    conditions.push(condition);
    values.push(...given);
  }

  const words = sought === undefined ? [] : queryWords(sought);
  if (sought?.trim() && words.length === 0) add('false');
  // Lets an index find leads by a word of their service.
  const found = [
    ...words.map((word) => `"${word}"*`),
    ...(service ? queryWords(service).map((word) => `"${word}"`) : []),
  ];
  if (found.length > 0) {
    add('place in (select rowid from lead_search where lead_search match ?)', found.join(' '));
  }
  if (service) add("fields ->> 'serviceType' = ?", service);
  if (town !== undefined) add('town = ?', town);
  if (site !== undefined) add('site = ?', site);
  if (query.hasPhotos) add("photos != '[]'");
  if (query.hasDeadReceipt) add("receipt_status = 'dead'");
  if (query.isOffer) add(`suspicions = '["offer"]'`);
  if (receivedBefore) add('received_at < ?', receivedBefore.getTime());
  if (actedAfter) add('acted_at > ?', actedAfter.getTime());
  if (query.wroteAgain) add('wrote_again_at is not null');
  if (followUpNotAfter) add('follow_up_at <= ? and wrote_again_at is null', followUpNotAfter.getTime());
  if (visit === 'none') add('visit_at is null');
  else if (visit) {
    const isFrom = 'from' in visit;
    add(isFrom ? 'visit_at >= ?' : 'visit_at < ?', (isFrom ? visit.from : visit.before).getTime());
  }
  if (snoozed === 'never') add('snoozed_until is null');
  else if (snoozed) {
    const isAfter = 'after' in snoozed;
    add(isAfter ? 'snoozed_until > ?' : 'snoozed_until <= ?', (isAfter ? snoozed.after : snoozed.notAfter).getTime());
  }
  const sorting = { newest: 'place desc', oldest: 'place', visit: 'visit_at, place' }[order];
  const skipped = Number(after) || 0;
  if (after !== undefined && order !== 'visit') add(order === 'newest' ? 'place < ?' : 'place > ?', skipped);
  const offset = order === 'visit' ? skipped : 0;

  const index = indexOf(query, found.length > 0);
  const from = index ? `lead indexed by ${index}` : 'lead';
  const part = (more: readonly string[]) => {
    const all = [...more, ...conditions];
    const where = all.length > 0 ? `where ${all.join(' and ')}` : '';
    return `select * from ${from} ${where} order by ${sorting} limit ${limit + 1 + offset}`;
  };
  const lookups = eachOf(statuses, kinds);
  if (!lookups && offset === 0) return { text: part([]), values };
  if (lookups?.length === 0) return { text: part(['false']), values };
  const parts = (lookups ?? [{}]).map(
    (names) => `select * from (${part(Object.keys(names).map((name) => `${name} = ?`))})`,
  );
  return {
    text: `select * from (${parts.join(' union all ')}) order by ${sorting} limit ${limit + 1} offset ${offset}`,
    values: (lookups ?? [{}]).flatMap((names) => [...Object.values(names), ...values]),
  };
}

/** If undefined, SQLite chooses. */
function indexOf(query: InboxQuery, isSearch: boolean): string | undefined {
  if (query.hasDeadReceipt) return 'lead_with_dead_receipt';
  if (typeof query.snoozed === 'object') return 'lead_snoozed';
  if (query.followUpNotAfter) return 'lead_to_follow_up';
  if (query.wroteAgain) return 'lead_that_wrote_again';
  if (query.actedAfter) return 'lead_acted';
  return query.hasPhotos && query.town === undefined && !isSearch ? 'lead_with_photos' : undefined;
}

function eachOf(statuses: InboxQuery['statuses'], kinds: InboxQuery['kinds']): Record<string, string>[] | undefined {
  if (!statuses && !kinds) return undefined;
  const byStatus = statuses?.map((status) => ({ status })) ?? [{}];
  return byStatus.flatMap((status) => kinds?.map((kind) => ({ ...status, kind })) ?? [status]);
}
