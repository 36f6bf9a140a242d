import { cpuMsOf } from '../../load/cpu.ts';
import { keptFigures } from '../support/leads.ts';
import { type LoadResult, runLoad } from '../support/load-process.ts';
import { newPlace } from '../support/place.ts';
import { percentile, type Risk } from '../support/risk.ts';
import { watchPage } from '../support/watch-page.ts';

const linesAtCapacity = 16;

/**
 * Five times as many leads as the server can handle, over connections that a proxy keeps: some are refused at once, and
 * none that is accepted waits long.
 */
export const overload: Risk = {
  name: 'overload',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    const seconds = size === 'small' ? 4 : 30;
    await using place = await newPlace();
    const server = await place.start();
    await runLoad({ url: server.url, what: 'leads', seconds: 2, lines: linesAtCapacity }); // Warm-up.
    const busy = cpuMsOf(server.pid);
    const calm = await runLoad({
      url: server.url,
      what: 'leads',
      seconds: size === 'small' ? 3 : 8,
      lines: linesAtCapacity,
    });
    const serverShare = (cpuMsOf(server.pid) - busy) / 1_000 / calm.seconds;
    const capacity = calm.acknowledged.length / calm.seconds;
    const watch = await watchPage({ url: `${server.url}/health/live`, everyMs: 20 });
    const storm = await runLoad({
      url: server.url,
      what: 'leads',
      seconds,
      perSecond: capacity * 5,
      lines: 16 * linesAtCapacity,
    });
    const live = await watch.stop();
    await server.stop();
    return [
      { what: 'capacity', value: capacity, unit: 'leads/s' },
      { what: 'server’s processor then', value: serverShare },
      // A client that works as hard as the server would measure its own capacity.
      { what: 'client’s processor then', value: calm.cpuShare, atMost: 0.5 },
      { what: 'sent', value: sumOf(storm) / storm.seconds, unit: 'leads/s', atLeast: capacity * 4.5 },
      { what: 'accepted', value: storm.acknowledged.length / storm.allSeconds, unit: 'leads/s' },
      { what: 'p99 of accepted', value: percentile(storm.acceptedMs, 0.99), unit: 'ms', atMost: 3_000 },
      { what: 'live p95', value: percentile(live.ms, 0.95), unit: 'ms' },
      { what: 'bad of live', value: live.bad, atMost: 0 },
      { what: 'time-outs', value: storm.statuses[-1] ?? 0, atMost: 0 },
      { what: 'refused with 503', value: storm.statuses[503] ?? 0, atLeast: 1 },
      { what: 'broken', value: storm.statuses[0] ?? 0, atMost: 0 },
      ...keptFigures([...calm.acknowledged, ...storm.acknowledged], await place.messages()),
    ];
  },
};

const sumOf = ({ statuses }: LoadResult) => Object.values(statuses).reduce((sum, count) => sum + count, 0);
