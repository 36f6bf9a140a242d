import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postLead, send } from '../support/leads.ts';
import { newPlace } from '../support/place.ts';
import type { Figure, Risk } from '../support/risk.ts';
import { createBallast, inSmallDisk } from '../support/small-disk.ts';

/** A log whose reader stops reading, and one on a full disk. */
export const lostLog: Risk = {
  name: 'lost-log',
  engines: ['sqlite'],
  tools: ['tmpfs'],
  async run(size) {
    // More than a buffer of a few hundred KiB.
    const visits = size === 'small' ? 2_500 : 10_000;
    return [
      { what: 'bad answers after | head -1', value: await whileHeadReads(200), atMost: 0 },
      { what: 'into /dev/full', value: await serveInto(openSync('/dev/full', 'w'), 200), atMost: 0 },
      ...(await onFullDisk(visits)),
    ];
  },
};

async function whileHeadReads(visits: number): Promise<number> {
  await using place = await newPlace();
  const pipe = path.join(place.dataDir, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const head = spawn('head', ['-1', pipe], { stdio: 'ignore' });
  const ended = once(head, 'exit');
  const bad = await serveInto(openSync(pipe, 'w'), visits);
  await ended;
  return bad;
}

/** Serves with this as standard output. @returns how many responses to visitors in two waves were bad */
async function serveInto(stdout: number, visits: number): Promise<number> {
  await using place = await newPlace();
  const server = await place.start({ stdout, env: { LOG_LEVEL: 'info' } });
  closeSync(stdout);
  const bad = await visit(server.url, visits);
  await pause(500);
  return bad + (await visit(server.url, visits));
}

async function onFullDisk(visits: number): Promise<Figure[]> {
  await using place = await newPlace();
  return inSmallDisk(1, async (disk) => {
    const file = path.join(disk, 'log');
    const log = openSync(file, 'a');
    const server = await place.start({ stdout: log, env: { LOG_LEVEL: 'info' } });
    closeSync(log);
    using ballast = createBallast(disk);
    ballast.fill();
    const bad = await visit(server.url, visits);
    await pause(500);
    ballast.free();
    const after = 20;
    const badAfter = await visit(server.url, after);
    await pause(3_000);
    await server.stop();
    const { written, told } = readLog(await readFile(file, 'utf8'));
    return [
      { what: 'onto a full disk', value: bad + badAfter, atMost: 0 },
      { what: 'lines written later', value: written, atLeast: after },
      { what: 'told to be lost', value: told },
      // Lines other than those of visits are counted too.
      { what: 'neither', value: Math.max(0, visits + after - written - told), atMost: 0 },
    ];
  });
}

/** The number of visits in the log, and the number of lines that it reports as lost. */
function readLog(text: string): { written: number; told: number } {
  let [written, told] = [0, 0];
  for (const line of text.split('\n')) {
    try {
      const { event, route, count } = JSON.parse(line) as { event?: unknown; route?: unknown; count?: unknown };
      if (event === 'request' && route !== '/health/ready') written += 1;
      if (event === 'log_interrupted') told += Number(count);
    } catch {
      // A line that the full disk cut, or the end.
    }
  }
  return { written, told };
}

/** @returns how many visitors got a bad response or none */
async function visit(origin: string, visits: number): Promise<number> {
  let bad = 0;
  for (let at = 0; at < visits; at += 1) {
    const { status } = at % 20 === 0 ? await postLead(origin) : await send(`${origin}/contact`);
    if (status !== 200 && status !== 201) bad += 1;
  }
  return bad;
}
