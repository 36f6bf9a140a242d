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

/** A log that nobody reads any more, and one on a disk that is full. */
export const lostLog: Risk = {
  name: 'lost-log',
  engines: ['sqlite'],
  tools: ['tmpfs'],
  async run(size) {
    const visits = size === 'small' ? 100 : 1_000;
    return [
      { what: 'bad answers after | head -1', value: await whileHeadReads(visits), atMost: 0 },
      { what: 'into /dev/full', value: await serveInto(openSync('/dev/full', 'w'), visits), atMost: 0 },
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

/** Serves with this as standard output. @returns how many answers were bad, of visitors in two waves */
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
    const badAfter = await visit(server.url, 20);
    await pause(6_000);
    await server.stop();
    return [
      { what: 'onto a full disk', value: bad + badAfter, atMost: 0 },
      // The last block of the file may have had room for some.
      {
        what: `of ${visits} lost lines told later`,
        value: countTold(await readFile(file, 'utf8')),
        atLeast: visits * 0.8,
      },
    ];
  });
}

/** What the log itself says about its lost lines. */
function countTold(text: string): number {
  return text.split('\n').reduce((told, line) => {
    try {
      const { event, count } = JSON.parse(line) as { event?: unknown; count?: unknown };
      return /drop|lost/.test(String(event)) ? told + Number(count) : told;
    } catch {
      return told; // The line that the disk cut in two.
    }
  }, 0);
}

/** @returns how many of the visitors were answered badly or not at all */
async function visit(origin: string, visits: number): Promise<number> {
  let bad = 0;
  for (let at = 0; at < visits; at += 1) {
    const { status } = at % 10 === 0 ? await postLead(origin) : await send(`${origin}/contact`);
    if (status !== 200 && status !== 201) bad += 1;
  }
  return bad;
}
