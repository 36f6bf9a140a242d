import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Condition, Health } from '../catalogue/contracts/admin/status.ts';
import { dayMs, withTimeout } from './async.ts';
import { bounds, type LimitCounts } from './limits/rate-limits.ts';
import { errorFields, type Log } from './log/log.ts';
import { capital, counted } from './mail/mail-layout.ts';
import { type RecipientWatch, troubleSentence } from './mail/recipient-watch.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';

/** As in `server/deploy/monitoring/alerts.yml`. */
const lateMs = 15 * 60_000;
/** Recovery shows soon. */
const standsMs = { ready: 5_000, unready: 1_000 };
const timeoutMs = 1_000;
const logEveryMs = 60_000;

/** Undefined if leads cannot be stored now. */
type Readiness = () => Promise<{ outbox: 'ok' | 'late' } | undefined>;

const isLate = ({ oldestDueAt }: { oldestDueAt?: Date }, now: Date) =>
  oldestDueAt !== undefined && now.getTime() - oldestDueAt.getTime() > lateMs;

/** Stores and reads a record, not at each call unless the store has failed since. Never rejects. */
export function createReadiness(parts: {
  store: Pick<Store, 'ping' | 'outboxState'>;
  log: Log;
  now: () => Date;
  failures?: () => number;
  clockMs?: () => number;
}): Readiness {
  const { store, log, now, failures = () => 0, clockMs = () => performance.now() } = parts;
  let last: { atMs: number; failures: number; answer: Awaited<ReturnType<Readiness>> } | undefined;
  let probe: ReturnType<Readiness> | undefined;
  let loggedMs = Number.NEGATIVE_INFINITY;

  async function look() {
    await store.ping();
    return { outbox: isLate(await store.outboxState(), now()) ? ('late' as const) : ('ok' as const) };
  }

  function failed(error: unknown): undefined {
    if (clockMs() - loggedMs < logEveryMs) return;
    loggedMs = clockMs();
    log('error', 'cannot_keep_leads', errorFields(error instanceof Problem ? error.cause : error));
  }

  async function lookInTime(): ReturnType<Readiness> {
    const before = failures();
    const answer = await withTimeout(look(), timeoutMs, 'The store did not keep a record in time').catch(failed);
    last = { atMs: clockMs(), failures: before, answer };
    probe = undefined;
    return answer;
  }

  return async () => {
    const isDoubted = last?.answer && last.failures !== failures();
    const stands = last?.answer ? standsMs.ready : standsMs.unready;
    if (last && !isDoubted && clockMs() - last.atMs < stands) return last.answer;
    probe ??= lookInTime();
    return probe;
  };
}

export type HealthCheck = () => Promise<readonly Condition[]>;

const order: readonly Condition['severity'][] = ['problem', 'warning', 'info'];

/** Sorts the worst first, and reports a check that fails. */
export function createHealth(parts: {
  checks: readonly HealthCheck[];
  readiness: Readiness;
  limitCounts: Pick<LimitCounts, 'counts'>;
  log: Log;
  now: () => Date;
}): () => Promise<Health> {
  const { log } = parts;
  const checks = [...parts.checks, storeCheck(parts.readiness), limitCheck(parts)];

  async function ask(check: HealthCheck): Promise<readonly Condition[]> {
    try {
      return await check();
    } catch (error) {
      log('error', 'health_check_failed', errorFields(error));
      return [{ key: 'unchecked', severity: 'warning', sentence: 'Part of the server’s state could not be checked.' }];
    }
  }

  return async () => {
    const found = (await Promise.all(checks.map(ask))).flat();
    const byKey = new Map(found.map((condition) => [condition.key, condition]));
    const bySeverity = (a: Condition, b: Condition) => order.indexOf(a.severity) - order.indexOf(b.severity);
    return { conditions: [...byKey.values()].sort(bySeverity) };
  };
}

const noStore =
  'New requests cannot be kept: the disk is full, or the database was moved, is damaged or does not answer. Visitors are asked to call. Whoever looks after the server should look at its log now.';

const storeCheck =
  (readiness: Readiness): HealthCheck =>
  async () =>
    (await readiness()) ? [] : [{ key: 'store', severity: 'problem', sentence: noStore }];

/** A flood of leads has its own warning. */
const serious: ReadonlySet<string> = new Set(['diskReserve', 'leadsOfAllInTenMinutes']);

function limitCheck({ limitCounts, now }: Parameters<typeof createHealth>[0]): HealthCheck {
  return async () => {
    const recent = limitCounts.counts().filter(({ lastAt }) => now().getTime() - lastAt.getTime() < dayMs);
    if (recent.length === 0) return [];
    const list = recent.map(({ limit: { number, unit }, count }) => {
      return `${number.toLocaleString('en-US')} ${unit} (${counted(count, 'time')})`;
    });
    const isSerious = recent.some(({ limit }) => serious.has(limit.name));
    return [
      {
        key: 'limits',
        severity: isSerious ? 'warning' : 'info',
        brief: `${capital(counted(recent.length, 'limit'))} reached`,
        address: 'data/limits',
        sentence: `Limits were reached in the last 24 hours: ${list.join(', ')}.`,
      },
    ];
  };
}

/** A year of requests with photos takes about this much. */
const lowBytes = 1_000_000_000;

/** A warning below 1 GB of free space, a problem below the reserve for leads. */
export function diskCheck(
  folder: string,
  ask: (folder: string) => Promise<Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>> = statfs,
): HealthCheck {
  return async () => {
    const { blocks, bavail, bsize } = await ask(folder);
    // Some network file systems do not report their size.
    return blocks === 0 ? [] : [diskCondition(bavail * bsize)];
  };
}

function diskCondition(free: number): Condition {
  const room = bytesInWords(free);
  const shared = { key: 'disk', brief: `${room} free` };
  const disk = 'The disk of the server is';
  if (free >= lowBytes) return { ...shared, severity: 'info', sentence: `${room} are free on the disk of the server.` };
  if (free >= bounds.diskReserve.number) {
    const sentence = `${disk} filling up: ${room} left. Whoever looks after the server should make room soon.`;
    return { ...shared, severity: 'warning', sentence };
  }
  const sentence = `${disk} almost full: ${room} left. Only requests are still kept, without their photos. Whoever looks after the server should make room now.`;
  return { ...shared, severity: 'problem', sentence };
}

/** Rounded down: `850 MB`, `2.5 GB`. */
function bytesInWords(bytes: number): string {
  const gigabytes = bytes / 1e9;
  if (gigabytes < 1) return `${Math.floor(bytes / 1e6)} MB`;
  return `${gigabytes < 10 ? Math.floor(gigabytes * 10) / 10 : Math.floor(gigabytes)} GB`;
}

const kept = 'The requests themselves are in the inbox.';

export function mailCheck(parts: {
  store: Pick<Store, 'outboxState'>;
  troubles?: RecipientWatch['troubles'] | undefined;
  now: () => Date;
}): HealthCheck {
  const { store, troubles = async () => [], now } = parts;

  async function waitingMail(): Promise<Condition> {
    const state = await store.outboxState();
    const { due, dead, oldestDueAt } = state;
    if (dead > 0) {
      const sentence = `${capital(counted(dead, 'mail'))} to you could not be delivered. ${kept}`;
      return { key: 'mail', severity: 'warning', sentence, brief: `${counted(dead, 'mail')} not delivered` };
    }
    const brief = due === 0 ? 'No mail waiting' : `${capital(counted(due, 'mail'))} waiting`;
    if (oldestDueAt && isLate(state, now())) {
      const sentence = `${capital(counted(due, 'mail'))} to you ${due === 1 ? 'waits' : 'wait'} for the mail service. ${kept}`;
      return { key: 'mail', severity: 'warning', sentence, brief, since: oldestDueAt.toISOString() };
    }
    return { key: 'mail', severity: 'info', sentence: `${brief}.`, brief };
  }

  return async () => {
    const [waiting, unreached] = await Promise.all([waitingMail(), troubles()]);
    if (unreached.length === 0) return [waiting];
    const isPermanent = unreached.some(({ list }) => list !== 'blocks');
    const sentences = [...unreached.map(troubleSentence), waiting.severity === 'info' ? kept : waiting.sentence];
    return [
      {
        ...{ key: 'mail', severity: isPermanent ? 'problem' : 'warning', sentence: sentences.join(' ') },
        brief: 'Mail does not arrive',
        since: unreached.map(({ since }) => since).sort()[0] ?? '',
      },
    ];
  };
}
