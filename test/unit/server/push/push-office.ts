import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createPush } from '../../../../server/push/create-push.ts';
import { createSettings } from '../../../../server/settings.ts';
import type { NewLead } from '../../../../server/store/lead.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { seeds } from '../../../store/support/samples.ts';
import { type PushEndpoint, startPushEndpoint } from '../../../support/push-endpoint.ts';

/** A time of June 2026 in New York, whose 10th is a Wednesday. */
export const at = (time: string) => new Date(`2026-06-${time}:00-04:00`);

/** For each test of the calling file: a store, a push service, and the alerts of any number of processes. */
export function pushOffice() {
  let dataDir: string;
  let store: Store;
  let service: PushEndpoint;

  /** The push of one process. */
  const process = (publicUrl = 'http://localhost:3000') =>
    createPush({
      store,
      settings: createSettings(store),
      logins: async () => push.logins,
      ...{ publicUrl, contact: 'owner@site.example' },
      network: service.network,
      log: (_, event, fields) => push.log.push(`${event} ${fields?.status ?? ''}`.trim()),
      now: () => push.now,
    });

  const push = {
    now: at('10T08:00'),
    log: [] as string[],
    /** The known browsers of the owner. */
    logins: new Set<string>(),
    get store() {
      return store;
    },
    get service() {
      return service;
    },
    process,
    subscribe: (login = 'phone') =>
      process().devices.add({
        ...service.subscribe(),
        browser: 'Chrome on Android',
        addedAt: push.now.toISOString(),
        login,
      }),
    receive: (id: string, given: Partial<NewLead> = {}) =>
      store.addLead({
        id,
        kind: 'estimate',
        fields: {
          ...{ name: 'Ada Field', email: 'ada@example.com', city: 'Easton' },
          ...{ serviceType: 'interior', message: 'Secret' },
        },
        fingerprint: id,
        receivedAt: push.now,
        source: {},
        suspicions: [],
        ...given,
      }),
    /** The messages since the last call. */
    rung: () => service.received.splice(0).map(({ message }) => message),
  };

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'brushline-push-'));
    store = sqliteStore({ dataDir, seeds });
    service = await startPushEndpoint();
    push.now = at('10T08:00');
    push.log = [];
    push.logins = new Set(['phone', 'laptop']);
  });
  afterEach(async () => {
    await service[Symbol.asyncDispose]();
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return push;
}
