import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/built-server.ts';
import { keptFigures, type Outcome, send, startWriters } from '../support/leads.ts';
import { newPlace } from '../support/place.ts';
import { startRetryingProxy } from '../support/retrying-proxy.ts';
import type { Risk } from '../support/risk.ts';
import { timed } from '../support/wait.ts';

/** New versions are deployed under load, behind a load balancer that holds requests until the next server is ready. */
export const restarts: Risk = {
  name: 'restarts',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    const count = size === 'small' ? 1 : 50;
    await using place = await newPlace();
    const port = await freePort();
    // Empty means unset: this tests the default time for load balancers.
    const env = { DRAIN_SECONDS: '' };
    let server = await place.start({ port, env });
    await using proxy = await startRetryingProxy({ port });
    const writers = startWriters(proxy.url, { count: 8, pauseMs: 20 });
    const pages: Promise<Outcome>[] = [];
    const visits = setInterval(() => pages.push(send(`${proxy.url}/contact`)), 10);
    const stopsMs: number[] = [];
    let badExits = 0;
    for (let restart = 0; restart < count; restart += 1) {
      await pause(300 + Math.random() * 700);
      const { ms, result } = await timed(server.stop());
      stopsMs.push(ms);
      if (result !== 0) badExits += 1;
      server = await place.start({ port, env });
    }
    await pause(1_000);
    clearInterval(visits);
    await writers.stop();
    const outcomes = [...writers.outcomes, ...(await Promise.all(pages))];
    const bad = outcomes.map(({ status }) => status).filter((status) => status !== 200 && status !== 201);
    return [
      { what: 'restarts', value: count },
      { what: 'requests', value: outcomes.length, atLeast: count * 100 },
      { what: 'failed in flight', value: proxy.failed(), atMost: 0 },
      { what: ['answered badly', ...new Set(bad)].join(' '), value: bad.length, atMost: 0 },
      { what: 'exits other than 0', value: badExits, atMost: 0 },
      { what: 'slowest stop', value: Math.max(...stopsMs) / 1000, unit: 's', atMost: 10 },
      ...keptFigures(writers.acknowledged, await place.messages()),
    ];
  },
};
