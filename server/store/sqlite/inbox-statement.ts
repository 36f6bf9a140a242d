import type { InboxQuery } from '../port/inbox-store.ts';
import { kindsOf } from '../rules/kinds-of.ts';
import { queryWords } from '../rules/search-words.ts';
import { statusesOf } from '../rules/statuses-of.ts';
import { leadColumns } from './lead-row.ts';

/**
 * The statement of an inbox query, for one lead more than requested. Placeholders are for times received. Each status
 * and each kind is looked up separately, so that an index finds the few open leads among many.
 */
export function inboxStatement(query: InboxQuery): { sql: string; values: (string | number)[] } {
  const {
    service,
    town,
    site,
    hasPhotos,
    hasDeadReceipt,
    isOffer,
    receivedBefore,
    snoozed,
    text,
    actedAfter,
    order,
    after,
    limit,
  } = query;
  const statuses = statusesOf(query);
  const kinds = kindsOf(query);
  const direction = order === 'newest' ? 'desc' : 'asc';
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  function add(condition: string, ...given: (string | number)[]) {
    conditions.push(condition);
    values.push(...given);
  }

  const words = text === undefined ? [] : queryWords(text);
  if (text?.trim() && words.length === 0) add('false');
  // A service is among the words of its leads, so that few others are read.
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
  if (hasPhotos) add("photos != '[]'");
  if (hasDeadReceipt) add("receipt_status = 'dead'");
  if (isOffer) add(`suspicions = '["offer"]'`);
  if (receivedBefore) add('received_at < ?', receivedBefore.getTime());
  if (actedAfter) add('acted_at > ?', actedAfter.getTime());
  if (snoozed === 'never') add('snoozed_until is null');
  else if (snoozed) {
    const isAfter = 'after' in snoozed;
    add(isAfter ? 'snoozed_until > ?' : 'snoozed_until <= ?', (isAfter ? snoozed.after : snoozed.notAfter).getTime());
  }
  if (after !== undefined) add(order === 'newest' ? 'place < ?' : 'place > ?', Number(after) || 0);

  const index = indexOf(query, found.length > 0);
  const from = index ? `lead indexed by ${index}` : 'lead';
  const part = (more: readonly string[]) => {
    const all = [...more, ...conditions];
    const where = all.length > 0 ? `where ${all.join(' and ')}` : '';
    return `select ${leadColumns} from ${from} ${where} order by place ${direction} limit ${limit + 1}`;
  };
  const lookups = eachOf(statuses, kinds);
  if (!lookups) return { sql: part([]), values };
  if (lookups.length === 0) return { sql: part(['false']), values };
  const parts = lookups.map((names) => `select * from (${part(Object.keys(names).map((name) => `${name} = ?`))})`);
  return {
    sql: `select * from (${parts.join(' union all ')}) order by place ${direction} limit ${limit + 1}`,
    values: lookups.flatMap((names) => [...Object.values(names), ...values]),
  };
}

/**
 * The index to read first; undefined leaves the choice to SQLite. The few unconfirmed, snoozed or touched leads are
 * sorted, instead of reading all leads in order. Leads with photos have an order of their own.
 */
function indexOf(query: InboxQuery, isSearch: boolean): string | undefined {
  if (query.hasDeadReceipt) return 'lead_with_dead_receipt';
  if (typeof query.snoozed === 'object') return 'lead_snoozed';
  if (query.actedAfter) return 'lead_acted';
  return query.hasPhotos && query.town === undefined && !isSearch ? 'lead_with_photos' : undefined;
}

/** All combinations of a status and a kind; undefined if neither is given. */
function eachOf(statuses: InboxQuery['statuses'], kinds: InboxQuery['kinds']): Record<string, string>[] | undefined {
  if (!statuses && !kinds) return undefined;
  const byStatus = statuses?.map((status) => ({ status })) ?? [{}];
  return byStatus.flatMap((status) => kinds?.map((kind) => ({ ...status, kind })) ?? [status]);
}
