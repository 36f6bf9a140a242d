import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { type Daily, type Report, reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import { type Action, actionValues, leadActions } from '../../../catalogue/metrics/action-values.ts';
import { decodeMetricKey, encodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { measuredForms, type VitalRating, vitalNames } from '../../../catalogue/metrics/metric-names.ts';
import { dayAfter, momentOf, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { type AnswerClock, isInTime, modeOf, overdueSince } from '../../../catalogue/time/response-deadline.ts';
import { validBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import type { FirstAnswer, IntervalCount } from '../../store/engine.ts';
import { leadKinds } from '../../store/lead.ts';
import { otherKey } from '../../store/metrics.ts';

/** A chart cannot show more distinctly. */
const maxTypes = 5;
const maxRows = 12;
/** More than any name has keys, or pages that bring leads. */
const maxKeys = 5000;

const answersPerTurn = 500;

const Query = v.object({
  range: v.optional(v.pipe(v.picklist(reportRanges.map(String), 'Invalid input'), v.transform(Number)), '30'),
});

/** Days in New York. */
export function reportRoutes({ store, answerClock, now }: Services) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/numbers' }).get('', async (ctx) => {
    const { range } = validBody(ctx.query, Query);
    return reportOf(store, { range, clock: await answerClock(), now: now() });
  });
}

async function reportOf(
  store: Services['store'],
  { range, clock, now }: { range: number; clock: AnswerClock; now: Date },
): Promise<Report> {
  const { days, midnights, from, before } = lastDays(range, now);
  const to = new Date(now.getTime() + 1);
  const sums = async (name: string) => {
    const rows = await store.countsByKey({ name, from, to, limit: maxKeys });
    return new Map(rows.map(({ key, count }) => [key, count]));
  };
  const perDay = async (name: string) =>
    daily(
      await store.countsByInterval({ name, bounds: [...midnights, to] }),
      await store.countsByInterval({ name, bounds: before }),
      days.length,
    );
  const [events, byKind, leads, funnel, actions, vitals, answers] = await Promise.all([
    perDay('event'),
    perDay('lead'),
    sums('lead'),
    sums('funnel'),
    sums('action'),
    sums('vital'),
    store.firstAnswers({ from, to }),
  ]);
  const leadsOf = (kind: string) => byKind.find(({ name }) => name === kind);
  for (const kind of leadKinds) actions.set(leadActions[kind], leadsOf(kind)?.total ?? 0);
  return {
    days,
    events: mostOf(events),
    leads: leadKinds.map((kind) => leadsOf(kind) ?? { name: kind, total: 0, before: 0, perDay: days.map(() => 0) }),
    sites: table(leads, (parts) => (parts.length > 1 ? (parts[1] ?? '') : undefined)),
    pages: table(leads, ([, , page]) => page || undefined),
    funnel: measuredForms.map((form) => {
      const step = (name: string) => funnel.get(encodeMetricKey(form, name)) ?? 0;
      return { form, seen: step('seen'), started: step('started'), sent: step('sent') };
    }),
    answers: await answersOf(answers, { clock, now, midnights }),
    values: valuesOf(actions),
    vitals: vitalNames.map((name) => {
      const ratings = table(vitals, ([, vital, rating]) => (vital === name ? rating : undefined));
      const rated = (rating: VitalRating) => ratings.find((row) => row.name === rating)?.count ?? 0;
      return { name, good: rated('good'), fair: rated('needs-improvement'), poor: rated('poor') };
    }),
  };
}

function daily(counts: readonly IntervalCount[], earlier: readonly IntervalCount[], days: number): Daily[] {
  const rows = new Map<string, Daily & { perDay: number[] }>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { name, total: 0, before: 0, perDay: Array<number>(days).fill(0) };
    rows.set(name, row);
    return row;
  };
  for (const { stretch, word, count } of counts) {
    const row = rowOf(word);
    row.total += count;
    row.perDay[stretch] = (row.perDay[stretch] ?? 0) + count;
  }
  for (const { word, count } of earlier) rowOf(word).before += count;
  return [...rows.values()].sort((a, b) => b.total - a.total || b.before - a.before);
}

/** The last row sums up the others. */
function mostOf(rows: readonly Daily[]): Daily[] {
  const named = rows.filter(({ name }) => name !== otherKey);
  const most = named.slice(0, maxTypes);
  const others = rows.filter((row) => !most.includes(row));
  const [first] = others;
  if (!first) return most;
  const sum = (countOf: (row: Daily) => number) => others.reduce((all, row) => all + countOf(row), 0);
  const perDay = first.perDay.map((_, day) => sum((row) => row.perDay[day] ?? 0));
  return [...most, { name: otherKey, total: sum(({ total }) => total), before: sum(({ before }) => before), perDay }];
}

function table(
  counts: ReadonlyMap<string, number>,
  partOf: (parts: readonly (string | undefined)[]) => string | undefined,
) {
  const sums = new Map<string, number>();
  for (const [key, count] of counts) {
    const name = partOf(decodeMetricKey(key));
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  const rows = [...sums].map(([name, count]) => ({ name, count }));
  return rows.sort((a, b) => b.count - a.count).slice(0, maxRows);
}

function valuesOf(actions: ReadonlyMap<string, number>): Report['values'] {
  const rows = Object.entries(actionValues).map(([action, each]) => {
    const count = actions.get(action) ?? 0;
    return { action: action as Action, count, value: count * each };
  });
  return rows.filter(({ count }) => count > 0).sort((a, b) => b.value - a.value);
}

/** Leads whose deadline has not passed are not judged. */
async function answersOf(
  answers: readonly FirstAnswer[],
  { clock, now, midnights }: { clock: AnswerClock; now: Date; midnights: readonly Date[] },
): Promise<Report['answers']> {
  const dueBefore = overdueSince(now, clock).getTime();
  const judged = answers.filter(({ receivedAt }) => receivedAt < dueBefore);
  const late: FirstAnswer[] = [];
  for (const [at, answer] of judged.entries()) {
    // Other requests are answered in between.
    if (at % answersPerTurn === answersPerTurn - 1) await nextTurn();
    if (!isInTime(answer.receivedAt, answer.waitedMs, clock)) late.push(answer);
  }
  const [answersOfDays, lateOfDays] = [answers, late].map((list) => byDay(list, midnights));
  return {
    clock: modeOf(clock),
    received: answers.length,
    answered: answers.reduce((count, { waitedMs }) => (waitedMs === undefined ? count : count + 1), 0),
    ...medianOf(answers),
    due: judged.length,
    inTime: judged.length - late.length,
    perDay: midnights.map((_, day) => ({
      ...medianOf(answersOfDays?.[day] ?? []),
      late: lateOfDays?.[day]?.length ?? 0,
    })),
  };
}

function medianOf(answers: readonly FirstAnswer[]): { medianMs?: number } {
  // An array of one element kind sorts five times as fast.
  const waits = Float64Array.from(answers.flatMap(({ waitedMs }) => waitedMs ?? [])).sort();
  const medianMs = waits[Math.floor((waits.length - 1) / 2)];
  return medianMs === undefined ? {} : { medianMs };
}

/** By the day received. */
function byDay(answers: readonly FirstAnswer[], midnights: readonly Date[]): FirstAnswer[][] {
  const ends = midnights.slice(1).map((midnight) => midnight.getTime());
  const days: FirstAnswer[][] = midnights.map(() => []);
  let day = 0;
  for (const answer of answers) {
    // Searching took half of the report's time on SQLite.
    while (answer.receivedAt >= (ends[day] ?? Number.POSITIVE_INFINITY)) day += 1;
    days[day]?.push(answer);
  }
  return days;
}

/** May have 23 or 25 hours. `before`: as many days, until the same time of day. */
function lastDays(count: number, now: Date) {
  const { day: today, minutes } = wallTime(now);
  const days = Array.from({ length: count }, (_, index) => dayAfter(today, index + 1 - count));
  const midnights = days.map((day) => momentOf({ day, minutes: 0 }));
  const start = momentOf({ day: dayAfter(today, 1 - 2 * count), minutes: 0 });
  const before: readonly [Date, Date] = [start, momentOf({ day: dayAfter(today, -count), minutes })];
  return { days, midnights, from: midnights[0] ?? now, before };
}
