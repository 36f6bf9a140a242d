import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { timeLimitMs } from './node-start.mjs';

/** The mails in a server's outbox folder; none while there is no folder. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}

/** Waits for this many mails that contain a text; rejects after 10 s, or more on a slow machine. */
export async function waitForMails(dataDir: string, count: number, text = ''): Promise<string[]> {
  const limitMs = timeLimitMs(10_000);
  const deadline = Date.now() + limitMs;
  for (;;) {
    const mails = (await mailsIn(dataDir)).filter((mail) => mail.includes(text));
    if (mails.length >= count) return mails;
    if (Date.now() > deadline)
      throw new Error(`${mails.length} of ${count} mails after ${Math.round(limitMs / 1000)} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
