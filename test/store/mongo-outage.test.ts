import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { type Store, withStoreTimeout } from '../../server/store/store.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { aLead, anArea, noon, seeds } from './support/samples.ts';

/** The longest time that a visitor waits for a response, even without a store. */
const answerMs = 3_000;

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

  it('starts without a server, reports that in time, and recovers when there is one', async () => {
    const begin = performance.now();
    const answers = await Promise.allSettled([
      store.ping(),
      store.addLead(aLead('probe')),
      store.findLead('probe'),
      store.claimMail('mail', { now: noon, leaseMs: 1, limit: 5 }),
      store.outboxState(),
      store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: noon }),
      store.contentOf('areas'),
      store.contentVersion(),
      store.saveContent('areas', anArea('probe', 'Probe')),
      store.countInWindow('probe', { windowMs: 1_000 }, noon),
      store.periodSecret('probe', 1),
    ]);
    expect(performance.now() - begin).toBeLessThan(answerMs);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    await proxy.pass();
    const isBack = () =>
      store.ping().then(
        () => true,
        () => false,
      );
    await expect.poll(isBack).toBe(true);
    expect(await store.contentOf('areas')).toHaveLength(seeds.areas.length);
    expect((await store.addLead(aLead('one'))).isNew).toBe(true);
  });

  it('accepts leads before indexes and seeds exist', async () => {
    const adding = store.addLead(aLead('one'));
    await proxy.pass();
    expect((await adding).isNew).toBe(true);
  });
});
