import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keptFigures, postLead, startWriters } from '../support/leads.ts';
import { newPlace } from '../support/place.ts';
import type { Risk } from '../support/risk.ts';
import { createBallast, inSmallDisk } from '../support/small-disk.ts';
import { timeUntil } from '../support/wait.ts';
import { watchPage } from '../support/watch-page.ts';

/** A disk with data and log that fills up and gets room again. */
export const fullDisk: Risk = {
  name: 'full-disk',
  engines: ['sqlite'],
  tools: ['tmpfs'],
  run: (size) =>
    inSmallDisk(320, async (disk) => {
      const fullMs = size === 'small' ? 3_000 : 20_000;
      await using place = await newPlace({ dataDir: path.join(disk, 'data') });
      const log = openSync(path.join(disk, 'log'), 'a');
      const server = await place.start({ stdout: log, env: { LOG_LEVEL: 'info' } });
      closeSync(log);
      using ballast = createBallast(disk);
      const watch = await watchPage({ url: `${server.url}/contact`, everyMs: 50 });
      const writers = startWriters(server.url, { count: 8, padding: 4_000, pauseMs: 5 });
      await pause(1_000);
      ballast.fill();
      await pause(fullMs);
      ballast.free();
      const againMs = await timeUntil(async () => (await postLead(server.url)).status === 201, { mostMs: 15_000 });
      await pause(1_000);
      await writers.stop();
      const pages = await watch.stop();
      await server.stop();
      const statuses = writers.outcomes.map(({ status }) => status);
      return [
        ...keptFigures(writers.acknowledged, await place.messages()),
        { what: 'refused with 503', value: statuses.filter((status) => status === 503).length, atLeast: 1 },
        {
          what: 'answered otherwise',
          value: statuses.filter((status) => status !== 201 && status !== 503).length,
          atMost: 0,
        },
        { what: 'kept again after', value: againMs, unit: 'ms', atMost: 5_000 },
        { what: 'bad of the pages meanwhile', value: pages.bad, atMost: 0 },
      ];
    }),
};
