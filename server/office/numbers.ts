import { type Action, actionValues } from '../../catalogue/action-values.ts';
import type { Daily, NumberRange, Numbers } from '../../catalogue/contracts/office/numbers.ts';
import { measuredForms, vitalNames } from '../../catalogue/measures.ts';
import { type Count, type CountStore, otherKey } from '../store/count-store.ts';
import type { KeepingStore } from '../store/keeping-store.ts';
import { lastDays, type NewYorkDays } from './new-york-days.ts';

const dayMs = 86_400_000;
/** What a chart can tell apart. */
const maxTypes = 5;
/** What a table shows. */
const maxRows = 12;
/** More than there are words for one name. */
const maxKeys = 500;

const kinds = ['estimate', 'contact', 'palette'] as const;

/** What a lead of each kind is worth as an action. */
const sent: Readonly<Record<(typeof kinds)[number], Action>> = {
  estimate: 'estimate_form',
  contact: 'contact_form',
  palette: 'palette_email',
};

/** How the site did in the last so many days. */
export async function numbersOf(
  store: CountStore & Pick<KeepingStore, 'responseTimes'>,
  range: NumberRange,
  now: Date,
): Promise<Numbers> {
  const calendar = lastDays(range, now);
  const { days, from } = calendar;
  const to = new Date(now.getTime() + 1);
  const sums = async (name: string) => {
    const rows = await store.countsByKey({ name, from, to, limit: maxKeys });
    return new Map(rows.map(({ key, count }) => [key, count]));
  };
  const [events, leads, funnel, actions, vitals, answers] = await Promise.all([
    store.counts({ name: 'event', from, to }),
    store.counts({ name: 'lead', from, to }),
    sums('funnel'),
    sums('action'),
    sums('vital'),
    answersOf(store, from, to),
  ]);
  const byKind = daily(leads, calendar, (key) => key.split(' ')[0] ?? '');
  const leadsOf = (kind: string) => byKind.find(({ name }) => name === kind);
  for (const kind of kinds) actions.set(sent[kind], leadsOf(kind)?.total ?? 0);
  return {
    days,
    events: mostOf(daily(events, calendar, (key) => key)),
    leads: kinds.map((kind) => leadsOf(kind) ?? { name: kind, total: 0, perDay: days.map(() => 0) }),
    sites: table(leads, (key) => key.split(' ')[1]?.replace(/^-$/, '')),
    pages: table(leads, (key) => key.split(' ')[2]?.replace(/^-$/, '') || undefined),
    funnel: measuredForms.map((form) => {
      const step = (name: string) => funnel.get(`${form} ${name}`) ?? 0;
      return { form, seen: step('seen'), started: step('started'), sent: step('sent') };
    }),
    answers,
    values: valuesOf(actions),
    vitals: vitalNames.map((name) => {
      const rated = (rating: string) =>
        [...vitals].reduce((sum, [key, count]) => (key.endsWith(` ${name} ${rating}`) ? sum + count : sum), 0);
      return { name, good: rated('good'), fair: rated('needs-improvement'), poor: rated('poor') };
    }),
  };
}

/** Counts by name and day; most first. */
function daily(counts: readonly Count[], { days, indexOf }: NewYorkDays, nameOf: (key: string) => string): Daily[] {
  const rows = new Map<string, { name: string; total: number; perDay: number[] }>();
  for (const { start, key, count } of counts) {
    const name = nameOf(key);
    const row = rows.get(name) ?? { name, total: 0, perDay: days.map(() => 0) };
    const index = indexOf(start);
    row.total += count;
    row.perDay[index] = (row.perDay[index] ?? 0) + count;
    rows.set(name, row);
  }
  return [...rows.values()].sort((a, b) => b.total - a.total);
}

/** The first few; the others as one. */
function mostOf(rows: readonly Daily[]): Daily[] {
  const named = rows.filter(({ name }) => name !== otherKey);
  const most = named.slice(0, maxTypes);
  const others = rows.filter((row) => !most.includes(row));
  const [first] = others;
  if (!first) return most;
  const perDay = first.perDay.map((_, day) => others.reduce((sum, row) => sum + (row.perDay[day] ?? 0), 0));
  return [...most, { name: otherKey, total: others.reduce((sum, { total }) => sum + total, 0), perDay }];
}

/** Counts by a part of their key; those without it are left out. */
function table(counts: readonly Count[], partOf: (key: string) => string | undefined) {
  const sums = new Map<string, number>();
  for (const { key, count } of counts) {
    const name = partOf(key);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  const rows = [...sums].map(([name, count]) => ({ name, count }));
  return rows.sort((a, b) => b.count - a.count).slice(0, maxRows);
}

function valuesOf(actions: ReadonlyMap<string, number>): Numbers['values'] {
  const rows = Object.entries(actionValues).map(([action, each]) => {
    const count = actions.get(action) ?? 0;
    return { action: action as Action, count, value: count * each };
  });
  return rows.filter(({ count }) => count > 0).sort((a, b) => b.value - a.value);
}

/** First answers. The newest day is not judged: its answers are not due yet. */
async function answersOf(
  store: Pick<KeepingStore, 'responseTimes'>,
  from: Date,
  to: Date,
): Promise<Numbers['answers']> {
  const dueBefore = new Date(Math.max(from.getTime(), to.getTime() - dayMs));
  const [judged, fresh] = await Promise.all([
    store.responseTimes({ from, to: dueBefore }),
    store.responseTimes({ from: dueBefore, to }),
  ]);
  const times = [...judged, ...fresh].filter((time) => time !== undefined).sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  return {
    received: judged.length + fresh.length,
    answered: times.length,
    ...(median !== undefined && { medianMs: median }),
    due: judged.length,
    inTime: judged.filter((time) => time !== undefined && time <= dayMs).length,
  };
}
