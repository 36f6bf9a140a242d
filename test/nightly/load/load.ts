import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { anEstimate } from '../../support/visitor-words.ts';

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

/** The logged result of a server's warm-up, once it has rendered every page ahead. */
export async function warmedUp(server: BuiltServer): Promise<{ pages: number; bytes: number; ms: number }> {
  for (const deadline = Date.now() + timeLimitMs(240_000); Date.now() < deadline; await pause(100)) {
    const line = /^\{.*"warmed_up".*\}$/m.exec(server.output())?.[0];
    if (line) return JSON.parse(line);
  }
  throw new Error(`Not warm in time: ${server.output()}`);
}

/** A request; in a path, a header or the body, `{n}` is its number, and `{address}` a new address. */
interface Request {
  port: number;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** A request and the process that answers it. */
export interface Target extends Request {
  pid: number;
  /** The status of every answer. @default 200 */
  status?: number;
}

/** A post from another visitor each time, so that none reaches the limit of an address. */
export const postOf = (body: object): Pick<Target, 'method' | 'headers' | 'body'> => ({
  method: 'POST',
  headers: { 'x-forwarded-for': '{address}', 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The message of the request for an estimate with this number. */
export const messageOf = (n: number | string) => `Cedar clapboard, two stories, peeling above the porch (${n}).`;

/** Posts requests for estimates, each with its own message. */
export const postEstimates = {
  path: '/api/estimates',
  ...postOf(anEstimate({ email: 'margaret{n}@example.com', message: messageOf('{n}') })),
};

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

/**
 * Sends requests to one target for some seconds, after a second of warm-up, from a separate process.
 * @throws Error when an answer has another status than the target's
 */
export async function load({ pid, status = 200, ...target }: Target, seconds: number): Promise<Load> {
  const connections = 40;
  await sendMany({ ...target, connections, seconds: 1 });
  const before = cpuMsOf(pid);
  const { statuses, allSeconds: took, cpuMs } = await sendMany({ ...target, connections, seconds });
  const serverMs = cpuMsOf(pid) - before;
  if (Object.keys(statuses).join() !== String(status)) {
    throw new Error(`${target.path} answered ${JSON.stringify(statuses)} instead of ${status}`);
  }
  const requests = statuses[status] ?? 0;
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

/** What `client.mjs` has sent. */
interface Sent {
  /** How often each status came; 0 for a broken connection, -1 for no answer in ten seconds. */
  statuses: Record<number, number>;
  /** The duration until the last answer. */
  allSeconds: number;
  /** Processor time of the client. */
  cpuMs: number;
}

let first = 0;

/** Sends one request again and again from a separate process, each with its own number. */
async function sendMany(task: Request & { connections: number; seconds: number }): Promise<Sent> {
  const words = ['test/nightly/load/client.mjs', JSON.stringify({ first, ...task })];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 2 ** 26 });
  const sent: Sent = JSON.parse(stdout);
  first += Object.values(sent.statuses).reduce((sum, count) => sum + count, task.connections);
  return sent;
}
