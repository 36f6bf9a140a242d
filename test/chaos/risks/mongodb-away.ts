import { setTimeout as pause } from 'node:timers/promises';
import { mongodbUri } from '../../store/support/mongo-place.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { keptFigures, postLead, send, startWriters } from '../support/leads.ts';
import { newPlace } from '../support/place.ts';
import type { Risk } from '../support/risk.ts';
import { timeUntil } from '../support/wait.ts';

/** A MongoDB that refuses connections, never responds, or resets connections, while visitors post. */
export const mongodbAway: Risk = {
  name: 'mongodb-away',
  engines: ['mongodb'],
  tools: [],
  async run(size) {
    const rounds = size === 'small' ? 1 : 5;
    const awayMs = size === 'small' ? 3_000 : 8_000;
    const { hostname: host, port } = new URL(mongodbUri);
    const wire = await startFaultProxy({ host, port: Number(port || 27_017) });
    try {
      await wire.pass();
      await using place = await newPlace({ wire: wire.uri });
      const server = await place.start();
      const writers = startWriters(server.url, { count: 8, pauseMs: 20 });
      const recoveriesMs: number[] = [];
      const isReady = async () => (await send(`${server.url}/health/ready`)).status === 200;
      for (let round = 0; round < rounds; round += 1) {
        for (const fail of [() => wire.refuse(), () => wire.blackHole(), () => wire.cut()]) {
          await pause(500);
          await fail();
          await pause(awayMs);
          await wire.pass();
          const again = async () => (await postLead(server.url)).status === 201;
          recoveriesMs.push(await timeUntil(again, { mostMs: 20_000 }));
        }
      }
      // While it hangs, the readiness check must also fail.
      wire.blackHole();
      const unreadyMs = await timeUntil(async () => !(await isReady()), { mostMs: 10_000 });
      await wire.pass();
      await timeUntil(isReady, { mostMs: 10_000 });
      await writers.stop();
      const { outcomes, acknowledged } = writers;
      return [
        ...keptFigures(acknowledged, await place.messages()),
        { what: 'refused', value: outcomes.filter(({ status }) => status === 503).length, atLeast: 1 },
        {
          what: 'answered otherwise',
          value: outcomes.filter(({ status }) => status !== 201 && status !== 503).length,
          atMost: 0,
        },
        { what: 'slowest answer', value: Math.max(...outcomes.map(({ ms }) => ms)), unit: 'ms', atMost: 3_000 },
        { what: 'slowest recovery', value: Math.max(...recoveriesMs), unit: 'ms', atMost: 10_000 },
        { what: 'unready after', value: unreadyMs, unit: 'ms', atMost: 6_000 },
      ];
    } finally {
      await wire.close();
    }
  },
};
