import type { InboxQuery } from '../inbox-store.ts';
import { queryWords } from '../rules/search-words.ts';
import { leadColumns } from './lead-row.ts';

/**
 * The statement of an inbox query, for one lead more than requested. Placeholders stand for times received. Each status
 * is looked up separately, so that an index finds the few open ones among many.
 */
export function inboxStatement(query: InboxQuery): { sql: string; values: (string | number)[] } {
  const { statuses, kinds, town, site, receivedBefore, text, order, after, limit } = query;
  const direction = order === 'newest' ? 'desc' : 'asc';
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  function add(condition: string, ...given: (string | number)[]) {
    conditions.push(condition);
    values.push(...given);
  }

  const words = text === undefined ? [] : queryWords(text);
  if (text?.trim() && words.length === 0) add('false');
  if (words.length > 0) {
    add(
      'place in (select rowid from lead_search where lead_search match ?)',
      words.map((word) => `"${word}"*`).join(' '),
    );
  }
  if (kinds) add(`kind in (${kinds.map(() => '?').join(', ')})`, ...kinds);
  if (town !== undefined) add('town = ?', town);
  if (site !== undefined) add('site = ?', site);
  if (receivedBefore) add('received_at < ?', receivedBefore.getTime());
  if (after !== undefined) add(order === 'newest' ? 'place < ?' : 'place > ?', Number(after) || 0);

  const part = (more: readonly string[]) => {
    const all = [...more, ...conditions];
    const where = all.length > 0 ? `where ${all.join(' and ')}` : '';
    return `select ${leadColumns} from lead ${where} order by place ${direction} limit ${limit + 1}`;
  };
  if (!statuses) return { sql: part([]), values };
  if (statuses.length === 0) return { sql: part(['false']), values };
  const parts = statuses.map(() => `select * from (${part(['status = ?'])})`);
  return {
    sql: `select * from (${parts.join(' union all ')}) order by place ${direction} limit ${limit + 1}`,
    values: statuses.flatMap((status) => [status, ...values]),
  };
}
