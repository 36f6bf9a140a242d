import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMime } from './mime.ts';
import { MailFailure, type MailMessage, type MailSender } from './sender.ts';

const safeId = /^[A-Za-z0-9_-]{1,128}$/;
/** A mail that was claimed before its lead was erased is sent within its lease, and not after it. */
const leaseMs = 60_000;

export interface FileSender extends MailSender {
  /**
   * Removes the mails of these leads, one that is being written now too. Call before the leads go: one that was claimed
   * already is asked for patience once, and a new lead that takes the same id gets its mail.
   */
  forget(ids: readonly string[]): Promise<void>;
  /**
   * Removes mails that were written before, those that went with their lead aside: the time of a file is only what a
   * clock said. At most so many of all that there are. @returns how many
   */
  forgetBefore(
    time: Date,
    rule: { most: (total: number) => number; isKept: (id: string) => Promise<boolean> },
  ): Promise<number>;
}

/**
 * Writes each mail into a folder as `{id}.eml`, whole or not at all, and on the disk before it resolves. A mail sent
 * again takes the place of its own file, so there are never two.
 * @param dir made when missing, readable by its owner only
 */
export function fileSender({ dir }: { dir: string }): FileSender {
  let ready: Promise<void> | undefined;
  const underWay = new Set<{ readonly id: string; isForgotten: boolean }>();
  /** When, on a clock that is never set back. */
  const forgotten = new Map<string, number>();

  async function send(message: MailMessage): Promise<void> {
    if (!safeId.test(message.id)) throw new MailFailure('message', 'unsafe_id', 'The id cannot name a file');
    const wasForgotten = isForgottenNow(message.id);
    forgotten.delete(message.id);
    // Nobody can tell whether this is the erased lead or a new one. The erased one is not there to be tried again.
    if (wasForgotten) throw new MailFailure('later', 'just_erased', 'A lead of this id was erased just now');
    const sending = { id: message.id, isForgotten: false };
    underWay.add(sending);
    await keep(message, sending).finally(() => underWay.delete(sending));
  }

  async function keep(message: MailMessage, sending: { readonly isForgotten: boolean }): Promise<void> {
    const mime = await composeMime(message);
    // The name begins with a dot, so that nothing takes an unfinished file for a mail.
    const unfinished = join(dir, `.${message.id}.${randomUUID()}.tmp`);
    try {
      ready ??= prepare(dir);
      await ready;
      await writeThrough(unfinished, mime);
      await rename(unfinished, join(dir, `${message.id}.eml`));
      if (sending.isForgotten) await remove(message.id);
      await syncFolder(dir);
    } catch (error) {
      ready = undefined;
      await rm(unfinished, { force: true }).catch(() => {});
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      throw new MailFailure('later', code, `The outbox folder could not be written (${code})`);
    }
  }

  function isForgottenNow(id: string): boolean {
    const since = forgotten.get(id);
    return since !== undefined && performance.now() - since < leaseMs;
  }

  const remove = (id: string) => rm(join(dir, `${id}.eml`), { force: true });

  return {
    send,
    async forget(ids) {
      const safeIds = ids.filter((id) => safeId.test(id));
      for (const id of forgotten.keys()) if (!isForgottenNow(id)) forgotten.delete(id);
      for (const id of safeIds) forgotten.set(id, performance.now());
      for (const sending of underWay) if (safeIds.includes(sending.id)) sending.isForgotten = true;
      for (const id of safeIds) await remove(id);
    },
    async forgetBefore(time, { most, isKept }) {
      let removed = 0;
      const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml'));
      for (const name of names) {
        if (removed >= most(names.length)) break;
        const file = join(dir, name);
        if ((await stat(file)).mtime >= time || (await isKept(name.slice(0, -'.eml'.length)))) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Makes the folder, and clears what a crash left unfinished there: it holds what a visitor wrote. */
async function prepare(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const unfinished = (await readdir(dir)).filter((name) => /^\..+\.tmp$/.test(name));
  await Promise.all(unfinished.map((name) => rm(join(dir, name), { force: true })));
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename lasts only once its folder is on the disk. Windows cannot open folders and needs no such thing. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
