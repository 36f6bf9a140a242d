import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The mails in a server's outbox folder; none while there is no folder. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}

/** Waits for this many mails that contain a text; rejects after 10 s. */
export async function waitForMails(dataDir: string, count: number, text = ''): Promise<string[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const mails = (await mailsIn(dataDir)).filter((mail) => mail.includes(text));
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails after 10 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
