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

  const faults = [
    { fault: 'refuses', fail: () => proxy.refuse(), lasts: true },
    { fault: 'swallows everything', fail: () => proxy.blackHole(), lasts: true },
    { fault: 'cuts every connection', fail: () => proxy.cut(), lasts: false },
  ];

  it.each(faults)(
    'answers every call in time while the connection $fault, and keeps what it acknowledged',
    async (given) => {
      await proxy.pass();
      await store.ping();
      const posts: Promise<PromiseSettledResult<string>[]>[] = [];
      const slowest: number[] = [];
      async function post(id: string): Promise<string> {
        const begin = performance.now();
        const answer = await store.addLead(aLead(id)).finally(() => slowest.push(performance.now() - begin));
        return answer.lead.id;
      }
      const wave = (name: string) =>
        posts.push(Promise.allSettled(Array.from({ length: 20 }, (_, index) => post(`${name}-${index}`))));

      wave('before');
      await pause(5);
      await given.fail();
      wave('during');
      const answers = await callAll();
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answerMs);
      if (given.lasts) expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
      wave('later');
      await Promise.all(posts);
      await proxy.pass();
      expect(await recovery()).toBeLessThan(recoveryMs);
      expect(Math.max(...slowest)).toBeLessThan(answerMs);

      // A visitor who was refused sends the form again, with the same key.
      const ids = ['before', 'during', 'later'].flatMap((name) => Array.from({ length: 20 }, (_, i) => `${name}-${i}`));
      const promised = (await Promise.all(posts)).flat().flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []));
      for (const id of promised) expect(await store.findLead(id), id).toBeDefined();
      await Promise.all(ids.map((id) => store.addLead(aLead(id))));
      const probes = (await store.findLead('probe')) ? 1 : 0;
      expect(await store.countLeads('estimate')).toBe(ids.length + probes);
    },
  );
});
