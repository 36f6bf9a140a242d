import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Outcome, send } from './leads.ts';

/** What a watcher saw: how long each answer took, and how many were none or bad. */
export interface Watched {
  ms: number[];
  bad: number;
}

interface Task {
  url: string;
  everyMs: number;
}

/**
 * Asks for a page again and again, as new visitors would, in a process of its own, so that whoever attacks from here
 * does not slow the measurement down.
 */
export async function watchPage(task: Task): Promise<{ stop(): Promise<Watched> }> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  await once(child, 'message'); // The first answer came.
  return {
    async stop() {
      child.send('stop');
      const [watched] = await once(child, 'message');
      child.kill();
      return watched as Watched; // What `watch` below sends.
    },
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (task) => void watch(task as Task)); // What `watchPage` above sends.
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
