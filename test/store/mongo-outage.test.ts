import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { type Store, withStoreTimeout } from '../../server/store/store.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { aLead, seeds } from './support/samples.ts';

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

  it('accepts leads before indexes and seeds exist', async () => {
    const adding = store.addLead(aLead('one'));
    await proxy.pass();
    expect((await adding).isNew).toBe(true);
  });
});
