import { askingKinds, honestStatuses } from '../../catalogue/contracts/admin/lead.ts';
import { dayMs, withTimeout } from '../async.ts';
import type { Log } from '../log/log.ts';
import { Problem } from '../problem.ts';
import { authOn } from './auth-records.ts';
import { contentOn, readContentOf, type Seeds } from './content.ts';
import type { Engine, Identity, InboxQuery } from './engine.ts';
import type { Lead } from './lead.ts';
import { leadChangesOn, waitsSince } from './lead-changes.ts';
import { limitsOn, picturesOn, settingsOn, tasksOn } from './records.ts';

/** Inserts the seeds once, so that releases never overwrite the owner's edits. */
export function createStore(engine: Engine, seeds: Seeds) {
  return {
    ...engine,
    ...leadChangesOn(engine),
    ...contentOn(engine, seeds),
    ...settingsOn(engine),
    ...tasksOn(engine),
    ...limitsOn(engine),
    ...authOn(engine),
    ...picturesOn(engine),
    ...retentionOn(engine),
    async snapshot() {
      const snapshot = await engine.snapshot();
      return { ...snapshot, ...readContentOf(snapshot) };
    },
  };
}

const pageSize = 200;
const monthMs = 31 * dayMs;

function retentionOn(engine: Engine) {
  const { leadsOf, removeLeads, eraseTraces, firstAnswers, inbox, newestEvents, newestPhotoAt } = engine;
  /** Of `[from, receivedBefore)`, newest first, at most `maxPages` times 200. */
  async function received(
    query: Pick<InboxQuery, 'statuses' | 'kinds' | 'receivedBefore'>,
    { from, maxPages }: { from: Date; maxPages: number },
  ): Promise<Lead[]> {
    const found: Lead[] = [];
    let after: { after?: string } = {};
    for (let page = 0; page < maxPages; page += 1) {
      const { leads, next } = await inbox({ ...query, ...after, order: 'newest', limit: pageSize });
      const within = leads.filter(({ receivedAt }) => receivedAt >= from);
      found.push(...within);
      if (next === undefined || within.length < leads.length) break;
      after = { after: next };
    }
    return found;
  }

  return {
    /** Repeat it after a rejection. `forgetCopies` gets the ids of leads before their removal. */
    async erase(who: Identity, forgetCopies = async (_leadIds: readonly string[]) => {}) {
      const leadIds: string[] = [];
      for (let ids = await leadsOf(who); ids.length > 0; ids = await leadsOf(who)) {
        await forgetCopies(ids);
        leadIds.push(...(await removeLeads(ids)));
      }
      return { leadIds, events: await eraseTraces(who) };
    },
    receivedLeads: received,
    async newestRecordAt() {
      const one = { limit: 1 };
      const newest = [inbox({ order: 'newest', ...one }), newestEvents(one), newestPhotoAt()] as const;
      const [{ leads }, events, photoAt] = await Promise.all(newest);
      const times = [leads[0]?.receivedAt, events[0]?.timestamp, photoAt].filter((time) => time !== undefined);
      return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
    },
    async firstAnswers({ from, to }: { from: Date; to: Date }) {
      const months: ReturnType<typeof firstAnswers>[] = [];
      for (let start = from.getTime(); start < to.getTime(); start += monthMs) {
        const end = Math.min(start + monthMs, to.getTime());
        months.push(firstAnswers({ from: new Date(start), to: new Date(end) }));
      }
      return (await Promise.all(months)).flat();
    },
    /** The requests that count, as in `firstAnswers`, newest first. */
    countedLeads: ({ from, to }: { from: Date; to: Date }): Promise<Lead[]> =>
      received({ statuses: honestStatuses, kinds: askingKinds, receivedBefore: to }, { from, maxPages: Infinity }),
    /** Those that wait, see `waits`, longest waiting first; up to `limit` of each kind of waiting. */
    async waitingLeads(limit: number): Promise<Lead[]> {
      const query = { kinds: askingKinds, snoozed: 'never', order: 'oldest', limit } as const;
      const lists = await Promise.all([inbox({ ...query, statuses: ['new'] }), inbox({ ...query, wroteAgain: true })]);
      return lists.flatMap(({ leads }) => leads).sort((a, b) => waitsSince(a).getTime() - waitsSince(b).getTime());
    },
  };
}

/** Every change is durable when it resolves, except where its engine says otherwise. */
export type Store = ReturnType<typeof createStore>;
export type Snapshot = Awaited<ReturnType<Store['snapshot']>>;

export type Common = { store: Store; log: Log; now: () => Date };

/** They scan all data; a time-out would stop the steps after a slow one. */
const longCalls: ReadonlySet<string> = new Set([
  'countTraces',
  'receivedLeads',
  'erase',
  'firstAnswers',
  'countedLeads',
  'countsByKey',
  'countsByInterval',
] satisfies (keyof Store)[]);
/** Slightly less than the back office waits for a response. */
const longCallMs = 25_000;

/** Every response must come within 3 s. */
const answerWithinMs = 2_800;

type Call = (...given: unknown[]) => unknown;

export const wrapCalls = <Calls extends object>(calls: Calls, wrap: (call: Call, name: string) => Call): Calls =>
  // Object.fromEntries loses the names and types.
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, wrap(call, name)])) as Calls;

type OnCall = (method: string, ms: number, hasFailed: boolean) => void;

/** A call that fails or hangs rejects with a 503 problem, except for a problem that the caller throws in it. */
export const withStoreTimeout = <Guarded extends Store | Snapshot>(store: Guarded, onCall?: OnCall): Guarded =>
  wrapCalls(store, (call, name) => async (...given) => {
    const timeoutMs = longCalls.has(name) ? longCallMs : answerWithinMs;
    const startedAt = performance.now();
    let hasFailed = false;
    try {
      return await withTimeout(call(...given), timeoutMs, 'The store did not answer in time');
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      hasFailed = true;
      throw new Problem('unavailable', { cause });
    } finally {
      onCall?.(name, performance.now() - startedAt, hasFailed);
    }
  });
