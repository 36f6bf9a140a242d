import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '../../../../server/auth/password.ts';
import { ownerPassword } from '../../../support/owner.ts';
import { cpuMsOf } from '../../load/load.ts';
import { type LoadResult, runLoad } from '../support/load-process.ts';
import { newPlace } from '../support/machine.ts';
import { percentile, type Risk, watchPage } from '../support/measure.ts';
import { keptFigures, newOwnerBrowser } from '../support/visitors.ts';

const perSecond = 20;

/** Someone guesses the owner’s password from changing addresses while the owner logs in. */
export const loginFlood: Risk = {
  name: 'login-flood',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    const minutes = size === 'small' ? 0.15 : 1;
    await using place = await newPlace();
    // At the real cost: a quarter of a second of processor time for each checked guess.
    const server = await place.start({ env: { ADMIN_PASSWORD_HASH: await hashPassword(ownerPassword) } });
    const known = newOwnerBrowser(server.url);
    const { status } = await known.login();
    let guesses = 0;
    let hits = 0;
    const flood = setInterval(() => {
      guesses += 1;
      void newOwnerBrowser(server.url)
        .login(`guess ${guesses}`)
        .then((outcome) => {
          if (outcome.status === 204) hits += 1;
        });
    }, 1000 / perSecond);
    await pause(minutes * 20_000);
    const knownMs = await loginLikeAPerson(known, 15_000);
    await pause(minutes * 10_000);
    const newMs = await loginLikeAPerson(newOwnerBrowser(server.url), 70_000);
    const leftMs = minutes * 60_000 - (guesses / perSecond) * 1_000;
    if (leftMs > 0) await pause(leftMs);
    clearInterval(flood);
    return [
      { what: 'login before', value: Number(status === 204), atLeast: 1 },
      { what: 'guesses', value: guesses, atLeast: minutes * 60 * perSecond * 0.8 },
      { what: 'hits', value: hits, atMost: 0 },
      { what: 'known browser in after', value: knownMs / 1000, unit: 's', atMost: 5 },
      { what: 'new browser in after', value: newMs / 1000, unit: 's', atMost: 60 },
    ];
  },
};

/**
 * Logs in, and retries after the requested or a short pause. @returns the time until login; NaN if it never succeeded
 */
async function loginLikeAPerson(browser: ReturnType<typeof newOwnerBrowser>, maxMs: number): Promise<number> {
  const begin = performance.now();
  const spentMs = () => performance.now() - begin;
  while (spentMs() < maxMs) {
    const { status, headers } = await browser.login();
    if (status === 204) return spentMs();
    const waitMs = Math.max(1, Number(headers['retry-after'] ?? 1)) * 1_000;
    await pause(Math.min(waitMs, maxMs));
  }
  return Number.NaN;
}

const linesAtCapacity = 16;

/**
 * Five times as many leads as the server can handle, over connections that a proxy keeps: some are refused at once, and
 * none that is accepted waits long.
 */
export const overload: Risk = {
  name: 'overload',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    const seconds = size === 'small' ? 4 : 30;
    await using place = await newPlace();
    const server = await place.start();
    await runLoad({ url: server.url, seconds: 2, lines: linesAtCapacity }); // Warm-up.
    const busy = cpuMsOf(server.pid);
    const calm = await runLoad({
      url: server.url,
      seconds: size === 'small' ? 3 : 8,
      lines: linesAtCapacity,
    });
    const serverShare = (cpuMsOf(server.pid) - busy) / 1_000 / calm.seconds;
    const capacity = calm.acknowledged.length / calm.seconds;
    const watch = await watchPage({ url: `${server.url}/health/live`, everyMs: 20 });
    const storm = await runLoad({
      url: server.url,
      seconds,
      perSecond: capacity * 5,
      lines: 16 * linesAtCapacity,
    });
    const live = await watch.stop();
    await server.stop();
    return [
      { what: 'capacity', value: capacity, unit: 'leads/s' },
      { what: 'server’s processor then', value: serverShare },
      // A client that works as hard as the server would measure its own capacity.
      { what: 'client’s processor then', value: calm.cpuShare, atMost: 0.5 },
      { what: 'sent', value: sumOf(storm) / storm.seconds, unit: 'leads/s', atLeast: capacity * 4.5 },
      { what: 'accepted', value: storm.acknowledged.length / storm.allSeconds, unit: 'leads/s' },
      { what: 'p99 of accepted', value: percentile(storm.acceptedMs, 0.99), unit: 'ms', atMost: 3_000 },
      { what: 'live p95', value: percentile(live.ms, 0.95), unit: 'ms' },
      { what: 'bad of live', value: live.bad, atMost: 0 },
      { what: 'time-outs', value: storm.statuses[-1] ?? 0, atMost: 0 },
      { what: 'refused with 503', value: storm.statuses[503] ?? 0, atLeast: 1 },
      { what: 'broken', value: storm.statuses[0] ?? 0, atMost: 0 },
      ...keptFigures([...calm.acknowledged, ...storm.acknowledged], await place.messages()),
    ];
  },
};

const sumOf = ({ statuses }: LoadResult) => Object.values(statuses).reduce((sum, count) => sum + count, 0);
