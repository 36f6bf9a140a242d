import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { newAddress, newLead, timeoutMs } from './visitors.ts';

/** Leads to send, each from a different address, and their rate. */
export interface LoadTask {
  url: string;
  /** A fixed rate per second; if absent, requests follow the responses. */
  perSecond?: number;
  seconds: number;
  lines: number;
}

export interface LoadResult {
  /** How often each status came; 0 for a broken connection, -1 for a missing response. */
  statuses: Record<string, number>;
  /** Times from when each accepted request was due, so that waiting for a free connection counts. */
  acceptedMs: number[];
  /** The messages of the acknowledged leads. */
  acknowledged: string[];
  /** The duration of sending. */
  seconds: number;
  /** The duration until the last response. */
  allSeconds: number;
  /** The share of one processor that this client used; near 1, it limits the measurement. */
  cpuShare: number;
}

/** Sends load from a separate process. */
export async function runLoad(task: LoadTask): Promise<LoadResult> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  const [result] = await once(child, 'message');
  child.kill();
  return result as LoadResult; // Sent by `work` below.
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (task) => process.send?.(await work(task as LoadTask))); // Sent by `runLoad`.
  process.once('disconnect', () => process.exit());
}

interface Job {
  bytes: string;
  dueAt: number;
  message: string;
}

interface Line {
  socket: Socket;
  job: Job | undefined;
  text: string;
}

async function work(task: LoadTask): Promise<LoadResult> {
  const newJob = createJobs();
  const { perSecond, seconds, lines: mostLines } = task;
  const { hostname, port } = new URL(task.url);
  const statuses: Record<string, number> = {};
  const acceptedMs: number[] = [];
  const acknowledged: string[] = [];
  const lines = new Set<Line>();
  const idle: Line[] = [];
  const waiting: Job[] = [];
  let begin = performance.now();
  const cpu = process.cpuUsage();
  let made = 0;

  const isOver = () => performance.now() - begin > seconds * 1_000;
  const note = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };

  function start(job: Job): void {
    const line = idle.pop() ?? (lines.size < mostLines ? open() : undefined);
    if (!line) return void waiting.push(job);
    line.job = job;
    line.socket.write(job.bytes, 'latin1');
  }

  function open(): Line {
    const socket = connect(Number(port), hostname);
    const line: Line = { socket, job: undefined, text: '' };
    lines.add(line);
    socket.setNoDelay().setEncoding('latin1');
    socket.on('data', (piece) => {
      line.text += piece;
      const status = takeAnswer(line);
      if (status === undefined) return;
      const { job } = line;
      line.job = undefined;
      if (job) settle(job, status.code);
      if (status.isLast) return void socket.destroy();
      idle.push(line);
      goOn();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      lines.delete(line);
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      if (line.job) note(0);
      line.job = undefined;
      goOn();
    });
    return line;
  }

  function settle(job: Job, status: number): void {
    note(status);
    if (status < 200 || status >= 300) return;
    acceptedMs.push(performance.now() - job.dueAt);
    acknowledged.push(job.message);
  }

  function goOn(): void {
    const next = waiting.shift();
    if (next) start(next);
    else if (perSecond === undefined && !isOver()) start(newJob(performance.now()));
  }

  const impatience = setInterval(() => {
    const since = performance.now() - timeoutMs;
    while (waiting[0] && waiting[0].dueAt < since) {
      waiting.shift();
      note(-1);
    }
    for (const { job, socket } of lines) {
      if (!job || job.dueAt >= since) continue;
      for (const line of lines) if (line.socket === socket) line.job = undefined;
      note(-1);
      socket.destroy();
    }
  }, 100);

  // As a proxy has its connections before a storm comes: Node accepts one in a turn of its loop.
  const opened = Array.from({ length: mostLines }, open);
  await Promise.all(opened.map(({ socket }) => once(socket, 'connect')));
  idle.push(...opened);
  begin = performance.now();

  if (perSecond === undefined) {
    for (let at = 0; at < mostLines; at += 1) start(newJob(performance.now()));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  } else {
    while (!isOver()) {
      const now = performance.now();
      for (; made < ((now - begin) / 1_000) * perSecond; made += 1) {
        start(newJob(begin + (made / perSecond) * 1_000));
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  const used = process.cpuUsage(cpu);
  const spent = performance.now() - begin;
  // Waits for the last responses.
  const end = performance.now() + timeoutMs + 500;
  while (performance.now() < end && (waiting.length > 0 || [...lines].some(({ job }) => job))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearInterval(impatience);
  for (const { socket } of lines) socket.destroy();
  return {
    statuses,
    acceptedMs,
    acknowledged,
    seconds: spent / 1_000,
    allSeconds: (performance.now() - begin) / 1_000,
    cpuShare: (used.user + used.system) / 1_000 / spent,
  };
}

/**
 * Serializes one request once, and then changes only the parts that differ, because the client must cost far less than
 * the server.
 */
function createJobs(): (dueAt: number) => Job {
  const address = newAddress();
  const { message, headers, body } = newLead();
  const id = headers['idempotency-key'] ?? '';
  const bytes = requestOf('/api/estimates', { ...headers, 'x-forwarded-for': address }, body);
  return (dueAt) => {
    const next = randomUUID();
    const from = bytes.replaceAll(id, next).replace(address, newAddress());
    return { bytes: from, dueAt, message: message.replace(id, next) };
  };
}

function requestOf(path: string, headers: Record<string, string>, body: string): string {
  const all = { host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Removes one complete response from the connection’s text, if there is one. */
function takeAnswer(line: Line): { code: number; isLast: boolean } | undefined {
  const end = line.text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = line.text.slice(0, end);
  const code = Number(head.slice(9, 12));
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (line.text.length < end + 4 + length) return undefined;
  line.text = line.text.slice(end + 4 + length);
  return { code, isLast: /\r\nconnection: close/i.test(head) };
}
