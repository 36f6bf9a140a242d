import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Outcome, send } from './leads.ts';

/** The results of a watcher: the duration of each response, and the number of missing or bad ones. */
export interface Watched {
  ms: number[];
  bad: number;
}

interface Task {
  url: string;
  everyMs: number;
}

/**
 * Requests a page repeatedly, like new visitors, in a separate process, so that an attack from this one does not slow
 * the measurement.
 */
export async function watchPage(task: Task): Promise<{ stop(): Promise<Watched> }> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  await once(child, 'message'); // The first response arrived.
  return {
    async stop() {
      child.send('stop');
      const [watched] = await once(child, 'message');
      child.kill();
      return watched as Watched; // Sent by `watch` below.
    },
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (task) => void watch(task as Task)); // Sent by `watchPage` above.
  process.once('disconnect', () => process.exit());
}

async function watch({ url, everyMs }: Task): Promise<void> {
  const outcomes: Promise<Outcome>[] = [];
  const ask = () => send(url, { isNew: true });
  await ask();
  process.send?.('ready');
  const timer = setInterval(() => outcomes.push(ask()), everyMs);
  process.on('message', async () => {
    clearInterval(timer);
    const all = await Promise.all(outcomes);
    const isGood = ({ status }: Outcome) => status === 200;
    process.send?.({ ms: all.map(({ ms }) => ms), bad: all.filter((outcome) => !isGood(outcome)).length });
  });
}
