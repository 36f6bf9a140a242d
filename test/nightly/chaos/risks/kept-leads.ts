import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../support/built-server.ts';
import { engine, newPlace } from '../support/machine.ts';
import { type Risk, timed, timeUntil } from '../support/measure.ts';
import { keptFigures, postLead, startWriters } from '../support/visitors.ts';

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
      await timeUntil(() => writers.acknowledged.length > 0, { maxMs: 5_000, everyMs: 5 });
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

const preload = new URL('../support/preload.mjs?no-sync', import.meta.url).href;

/**
 * A power loss: acknowledged leads must have reached the disk before. Killing a process cannot show that, because the
 * kernel keeps its writes; the order of system calls can.
 */
export const unsyncedAnswers: Risk = {
  name: 'unsynced-answers',
  engines: ['sqlite'],
  tools: ['strace'],
  async run(size) {
    const posts = size === 'small' ? 30 : 200;
    const controls = 10;
    return [
      { what: 'synced before the answer', value: await countSynced(posts), atLeast: posts, atMost: posts },
      {
        what: `of ${controls} without any sync, taken for synced`,
        value: await countSynced(controls, { NODE_OPTIONS: `--import ${preload}` }),
        atMost: 0,
      },
    ];
  },
};

/** Posts one lead after another, and counts those whose write-ahead log was on disk before the 201 was sent. */
async function countSynced(posts: number, env: Record<string, string> = {}): Promise<number> {
  await using place = await newPlace();
  const server = await place.start({ env });
  const file = path.join(place.dataDir, 'strace');
  const tracer = await trace(server.pid, file);
  const messages: string[] = [];
  for (let post = 0; post < posts; post += 1) {
    const { status, lead } = await postLead(server.url);
    if (status !== 201) throw new Error(`A lead was answered ${status}`);
    messages.push(lead.message);
  }
  const ended = once(tracer, 'exit');
  tracer.kill('SIGINT');
  await ended;
  return countInOrder(await readFile(file, 'latin1'), messages);
}

async function trace(pid: number, file: string): Promise<ChildProcess> {
  const calls = 'trace=pwrite64,fsync,fdatasync,write,writev';
  const tracer = spawn('strace', ['-f', '-y', '-s', '5000', '-e', calls, '-o', file, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(tracer.stderr, 'data'); // strace reports that it is attached.
  return tracer;
}

/** Posts came one by one, so the n-th 201 belongs to the n-th message. */
function countInOrder(text: string, messages: readonly string[]): number {
  const lines = text.split('\n');
  const answers = lines.flatMap((line, at) => (line.includes('"HTTP/1.1 201') ? [at] : []));
  const syncs = syncsOfLog(lines);
  return messages.filter((message, index) => {
    const id = message.slice(message.indexOf('('), message.indexOf(')'));
    const written = lines.findIndex((line) => line.includes('-wal>') && line.includes(id));
    const answered = answers[index] ?? -1;
    return written >= 0 && syncs.some((synced) => written < synced && synced < answered);
  }).length;
}

/**
 * The lines in which a sync of SQLite’s log returned. If another thread's line interrupts a call, it returns in its
 * second half.
 */
function syncsOfLog(lines: readonly string[]): number[] {
  const begun = new Set<string>();
  return lines.flatMap((line, at) => {
    const thread = line.split(' ')[0] ?? '';
    if (/ f(data)?sync\(.*-wal>/.test(line)) {
      if (line.includes('<unfinished')) begun.add(thread);
      return line.endsWith('= 0') ? [at] : [];
    }
    if (!/ <\.\.\. f(data)?sync resumed>.*= 0$/.test(line)) return [];
    return begun.delete(thread) ? [at] : [];
  });
}
