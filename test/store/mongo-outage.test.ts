import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import type { Store } from '../../server/store/store.ts';
import { withStoreTimeout } from '../../server/store/store-timeout.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { aLead, anArea, noon, seeds } from './support/samples.ts';

/** The longest time that a visitor waits for a response, even without a store. */
const answerMs = 3_000;
const recoveryMs = 10_000;

describe.skipIf(!mongodbUri)('MongoDB behind a failing connection', () => {
  let proxy: FaultProxy;
  let direct: string;
  let store: Store;

  beforeEach(async () => {
    const server = new URL(mongodbUri);
    proxy = await startFaultProxy({ host: server.hostname, port: Number(server.port || 27_017) });
    direct = newDatabase();
    const throughProxy = new URL(direct);
    throughProxy.host = new URL(proxy.uri).host;
    store = withStoreTimeout(mongoStore({ uri: throughProxy.href, seeds }));
  });
  afterEach(async () => {
    await store.close();
    await proxy.close();
    await dropDatabase(direct);
  });

  /** Runs calls of every part once and measures their response times. */
  async function callAll(): Promise<{ ms: number; status: string }[]> {
    const calls = [
      () => store.ping(),
      () => store.addLead(aLead('probe')),
      () => store.findLead('probe'),
      () => store.claimMail('mail', { now: noon, leaseMs: 1, limit: 5 }),
      () => store.markSent('mail', 'probe', 'no lease', noon),
      () => store.outboxState(),
      () => store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: noon }),
      () => store.contentOf('areas'),
      () => store.contentVersion(),
      () => store.saveContent('areas', anArea('probe', 'Probe')),
      () => store.countInWindow('probe', { windowMs: 1_000 }, noon),
      () => store.periodSecret('probe', 1),
    ];
    return Promise.all(
      calls.map(async (call) => {
        const begin = performance.now();
        const [outcome] = await Promise.allSettled([call()]);
        return { ms: performance.now() - begin, status: outcome.status };
      }),
    );
  }

  /** Resolves with the time until a ping succeeds again. */
  async function recovery(): Promise<number> {
    const begin = performance.now();
    while (performance.now() - begin < recoveryMs) {
      if (
        await store.ping().then(
          () => true,
          () => false,
        )
      )
        break;
      await pause(100);
    }
    return performance.now() - begin;
  }

  it('starts without a server, reports that in time, and recovers when there is one', async () => {
    const answers = await callAll();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answerMs);
    await proxy.pass();
    expect(await recovery()).toBeLessThan(recoveryMs);
    expect(await store.contentOf('areas')).toHaveLength(seeds.areas.length);
    expect((await store.addLead(aLead('one'))).isNew).toBe(true);
  });

  it('accepts leads before indexes and seeds exist', async () => {
    const adding = store.addLead(aLead('one'));
    await proxy.pass();
    expect((await adding).isNew).toBe(true);
  });
});
