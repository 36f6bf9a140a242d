import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '../../../../server/auth/password.ts';
import { maxInFlight } from '../../../../server/http/overload.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { ownerPassword } from '../../../support/owner.ts';
import { newPlace } from '../support/machine.ts';
import { percentile, type Risk, watchPage } from '../support/measure.ts';
import { keptFigures, newOwnerBrowser, startWriters } from '../support/visitors.ts';

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

/** Far more leads at once than the server takes: some are refused at once, and none that is accepted waits long. */
export const overload: Risk = {
  name: 'overload',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    await using place = await newPlace();
    const server = await place.start();
    const watch = await watchPage({ url: `${server.url}/health/live`, everyMs: 20 });
    // With pauses, so that it is not this client that is overloaded.
    const writers = startWriters(server.url, { count: 4 * maxInFlight, pauseMs: 200 });
    await pause(size === 'small' ? 4_000 : 30_000);
    await writers.stop();
    const live = await watch.stop();
    await server.stop();
    const { acknowledged, outcomes } = writers;
    const acceptedMs = outcomes.flatMap(({ status, ms }) => (status === 201 ? [ms] : []));
    const count = (wanted: number) => outcomes.filter(({ status }) => status === wanted).length;
    return [
      { what: 'p99 of accepted', value: percentile(acceptedMs, 0.99), unit: 'ms', atMost: timeLimitMs(3_000) },
      { what: 'bad of live', value: live.bad, atMost: 0 },
      { what: 'time-outs', value: count(-1), atMost: 0 },
      { what: 'refused with 503', value: count(503), atLeast: 1 },
      { what: 'broken', value: count(0), atMost: 0 },
      ...keptFigures(acknowledged, await place.messages()),
    ];
  },
};
