import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '../store/files.ts';
import { MailFailure, type MailMessage, type MailSender, mailHeaders, nameOfMail } from './sender.ts';

const safeId = /^[A-Za-z0-9_-]{1,128}$/;
/** A mail that was claimed before its lead was erased is sent within its lease or not at all. */
const leaseMs = 60_000;

export interface FileSender extends MailSender {
  /**
   * Removes the mails of these leads, including one that is being written. Call it before removing the leads: a mail
   * that was claimed already fails once as temporary, and a new lead with the same id still gets its mail.
   */
  forget(ids: readonly string[]): Promise<void>;
  /**
   * Removes mails older than this, in addition to those removed with their lead, because a file's time may come from a
   * wrong clock. Removes at most a fixed share of all files. @returns how many
   */
  forgetBefore(
    time: Date,
    rule: { most: (total: number) => number; isKept: (id: string) => Promise<boolean> },
  ): Promise<number>;
}

/**
 * Writes each mail to a folder as `{id}.eml`, or `{id}.{part}.eml`, atomically, and on disk before it resolves. A mail
 * sent again replaces its own file, so there are never two.
 * @param dir created if missing, readable only by its owner
 */
export function fileSender({ dir }: { dir: string }): FileSender {
  let ready: Promise<void> | undefined;
  /** When each id was forgotten, on a monotonic clock, and whether a mail was refused since. */
  const forgotten = new Map<string, { atMs: number; isRefused: boolean }>();

  async function send(message: MailMessage): Promise<void> {
    const { id, part = '-' } = message;
    if (!safeId.test(id) || !safeId.test(part))
      throw new MailFailure('message', 'unsafe_id', 'The id cannot name a file');
    const startedMs = performance.now();
    const known = forgotten.get(id);
    if (known && !known.isRefused && startedMs - known.atMs < leaseMs) {
      known.isRefused = true;
      // This may be the erased lead or a new one with its id. The erased one will not be retried.
      throw new MailFailure('later', 'just_erased', 'A lead of this id was erased just now');
    }
    const mime = await composeMime(message);
    // The name starts with a dot, so that nothing treats an unfinished file as a mail.
    const unfinished = join(dir, `.${id}.${randomUUID()}.tmp`);
    try {
      ready ??= prepare(dir);
      await ready;
      await writeFile(unfinished, mime, { flag: 'wx', mode: 0o600, flush: true });
      await rename(unfinished, join(dir, `${nameOfMail(message)}.eml`));
      if ((forgotten.get(id)?.atMs ?? Number.NEGATIVE_INFINITY) >= startedMs) await removeAll([id]);
      await syncFolder(dir);
    } catch (error) {
      ready = undefined;
      await rm(unfinished, { force: true }).catch(() => {});
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      throw new MailFailure('later', code, `The outbox folder could not be written (${code})`);
    }
  }

  const mailFiles = async () => (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml'));

  /** Removes every mail of these leads. */
  async function removeAll(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    for (const name of await mailFiles()) if (gone.has(idIn(name))) await rm(join(dir, name), { force: true });
  }

  return {
    send,
    async forget(ids) {
      const atMs = performance.now();
      for (const [id, past] of forgotten) if (atMs - past.atMs >= leaseMs) forgotten.delete(id);
      for (const id of ids) forgotten.set(id, { atMs, isRefused: false });
      await removeAll(ids);
    },
    async forgetBefore(time, { most, isKept }) {
      let removed = 0;
      const names = await mailFiles();
      for (const name of names) {
        if (removed >= most(names.length)) break;
        const file = join(dir, name);
        if ((await stat(file)).mtime >= time || (await isKept(idIn(name)))) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** The id of the lead in a mail's file name. */
const idIn = (name: string): string => name.split('.')[0] ?? '';

/** Creates the folder, and removes unfinished files that a crash left: they contain input. */
async function prepare(dir: string): Promise<void> {
  makeFolder(dir);
  const unfinished = (await readdir(dir)).filter((name) => /^\..+\.tmp$/.test(name));
  await Promise.all(unfinished.map((name) => rm(join(dir, name), { force: true })));
}

/**
 * The mail in transport format (RFC 5322): multipart/alternative with a text part and an HTML part and its pictures,
 * with CRLF line endings.
 */
export async function composeMime(message: MailMessage): Promise<Buffer> {
  // Loaded with the first mail: it would add 40 ms to every start.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    ...mailHeaders(message),
    text: message.text,
    html: message.html,
    attachments: message.pictures?.map(({ cid, fileName, content }) => ({
      cid,
      content,
      filename: fileName,
      contentType: 'image/jpeg',
      contentDisposition: 'inline',
    })),
    date: message.date,
    messageId: `<${nameOfMail(message)}@${message.from.address.split('@').at(-1)}>`,
    headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
    newline: 'windows',
    // The contents are the strings above; none may be treated as a path or URL to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
