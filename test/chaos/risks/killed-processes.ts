import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/built-server.ts';
import { keptFigures, startWriters } from '../support/leads.ts';
import { engine, newPlace } from '../support/place.ts';
import type { Risk } from '../support/risk.ts';
import { timed, timeUntil } from '../support/wait.ts';

/** `kill -9` at random moments while sixteen visitors post. */
export const killedProcesses: Risk = {
  name: 'killed-processes',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    const kills = size === 'small' ? 6 : engine === 'sqlite' ? 500 : 100;
    await using place = await newPlace();
    const port = await freePort();
    const acknowledged: string[] = [];
    const restartsMs: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const { ms, result: server } = await timed(place.start({ port }));
      restartsMs.push(ms);
      const writers = startWriters(server.url, { count: 16 });
      await timeUntil(() => writers.acknowledged.length > 0, { mostMs: 5_000, everyMs: 5 });
      await pause(Math.random() * 80);
      await server.kill();
      await writers.stop();
      acknowledged.push(...writers.acknowledged);
    }
    return [
      { what: 'kills', value: kills },
      ...keptFigures(acknowledged, await place.messages()),
      // The first start creates the data.
      { what: 'slowest restart', value: Math.max(...restartsMs.slice(1)), unit: 'ms', atMost: 2_000 },
    ];
  },
};
