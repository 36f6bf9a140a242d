import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltServer } from '../../support/built-server.ts';
import { cpuMsOf } from '../cpu.ts';
import { fetchWell } from './requests.ts';

/**
 * Runs an owner's call once while a visitor sends a request every 10 ms.
 * @returns its cost, and the delays of the event loop and of the visitor's responses meanwhile; a busy machine lengthens
 *   both
 */
export async function besideVisitor(server: BuiltServer, run: () => Promise<unknown>) {
  await loopDelay(server);
  let isDone = false;
  const answers: number[] = [];
  const visitor = (async () => {
    while (!isDone) {
      const startedAt = performance.now();
      await fetchWell(`${server.url}/health/live`);
      answers.push(performance.now() - startedAt);
      await pause(10);
    }
  })();
  const cost = await timedAll(server, 1, run);
  isDone = true;
  await visitor;
  const { p99, max } = await loopDelay(server);
  const slowest = answers.sort((a, b) => a - b).at(-Math.ceil(answers.length / 100)) ?? 0;
  return { ...cost, loopP99Ms: p99, loopMaxMs: max, responseP99Ms: slowest, responses: answers.length };
}

/** The delay of a server's event loop since the last call; see `loop-delay.mjs`. */
async function loopDelay(server: BuiltServer): Promise<{ p99: number; max: number }> {
  const lines = () => server.output().match(/^\{"loopDelay":.+\}$/gm) ?? [];
  const before = lines().length;
  process.kill(server.pid, 'SIGUSR2');
  while (lines().length === before) await pause(5);
  return JSON.parse(lines().at(-1) ?? '').loopDelay;
}

/** The cost of sequential runs, without the first one. */
export async function timed(server: BuiltServer, runs: number, run: () => Promise<unknown>) {
  await run();
  return timedAll(server, runs, run);
}

async function timedAll(server: BuiltServer, runs: number, run: () => Promise<unknown>) {
  const before = { cpuMs: cpuMsOf(server.pid), wallMs: performance.now() };
  for (let done = 0; done < runs; done += 1) await run();
  return {
    cpuMs: (cpuMsOf(server.pid) - before.cpuMs) / runs,
    wallMs: (performance.now() - before.wallMs) / runs,
  };
}
