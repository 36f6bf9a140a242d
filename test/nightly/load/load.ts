import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Ticks per second in /proc/PID/stat; 100 on every Linux that Node supports. */
const ticksPerSecond = 100;

/** The processor time of a process since its start, in milliseconds. Linux only. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** The resident memory of a process in MiB. Linux only. */
export function residentMiB(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

/**
 * A request and the process that answers it. `{n}` and `{address}` are replaced by the number of a request and a new
 * address.
 */
export interface Target {
  pid: number;
  port: number;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The status of every answer. @default 200 */
  status?: number;
}

/** The result of a load. */
export interface Load {
  requestsPerSecond: number;
  /** Processor time of the server. */
  cpuMsPerRequest: number;
  /** The share of the time in which the server worked. */
  serverBusy: number;
  /**
   * The same for the client; if it works more than the server, the server waits for it, and the cost of its wake-ups is
   * measured.
   */
  clientBusy: number;
}

const connections = 40;
let first = 0;

/**
 * Sends requests to one target for some seconds, after a second of warm-up, from a separate process.
 * @throws Error when an answer has another status than the target's
 */
export async function load({ pid, status = 200, ...target }: Target, seconds: number): Promise<Load> {
  await ask({ ...target, seconds: 1 });
  const before = cpuMsOf(pid);
  const { requests, statuses, seconds: took, cpuMs } = await ask({ ...target, seconds });
  const serverMs = cpuMsOf(pid) - before;
  if (Object.keys(statuses).join() !== String(status)) {
    throw new Error(`${target.path} answered ${JSON.stringify(statuses)} instead of ${status}`);
  }
  return {
    requestsPerSecond: requests / took,
    cpuMsPerRequest: serverMs / requests,
    serverBusy: serverMs / 1000 / took,
    clientBusy: cpuMs / 1000 / took,
  };
}

/** The best of several rounds over all targets, so that other load on the machine affects none of them. */
export async function bestOf<Name extends string>(
  rounds: number,
  seconds: number,
  targets: Record<Name, Target>,
): Promise<Record<Name, Load>> {
  const best: Partial<Record<Name, Load>> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets) as [Name, Target][]) {
      const now = await load(target, seconds);
      const before = best[name] ?? now;
      best[name] = {
        requestsPerSecond: Math.max(before.requestsPerSecond, now.requestsPerSecond),
        cpuMsPerRequest: Math.min(before.cpuMsPerRequest, now.cpuMsPerRequest),
        serverBusy: Math.max(before.serverBusy, now.serverBusy),
        clientBusy: Math.min(before.clientBusy, now.clientBusy),
      };
    }
  }
  return best as Record<Name, Load>;
}

interface Asked {
  requests: number;
  statuses: Record<string, number>;
  seconds: number;
  cpuMs: number;
}

async function ask(options: object): Promise<Asked> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'test/nightly/load/client.mjs',
    JSON.stringify({ connections, first, ...options }),
  ]);
  const asked: Asked = JSON.parse(stdout);
  first += asked.requests + connections;
  return asked;
}
