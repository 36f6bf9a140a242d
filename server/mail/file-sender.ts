import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
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
  const underWay = new Set<{ readonly id: string; isForgotten: boolean }>();
  /** When each id was forgotten, on a monotonic clock. */
  const forgotten = new Map<string, number>();

  async function send(message: MailMessage): Promise<void> {
    if (!safeId.test(message.id) || !safeId.test(message.part ?? '-'))
      throw new MailFailure('message', 'unsafe_id', 'The id cannot name a file');
    const wasForgotten = isForgottenNow(message.id);
    forgotten.delete(message.id);
    // This may be the erased lead or a new one with its id. The erased one will not be retried.
    if (wasForgotten) throw new MailFailure('later', 'just_erased', 'A lead of this id was erased just now');
    const sending = { id: message.id, isForgotten: false };
    underWay.add(sending);
    await keep(message, sending).finally(() => underWay.delete(sending));
  }

  async function keep(message: MailMessage, sending: { readonly isForgotten: boolean }): Promise<void> {
    const mime = await composeMime(message);
    // The name starts with a dot, so that nothing treats an unfinished file as a mail.
    const unfinished = join(dir, `.${message.id}.${randomUUID()}.tmp`);
    try {
      ready ??= prepare(dir);
      await ready;
      await writeThrough(unfinished, mime);
      await rename(unfinished, join(dir, `${nameOfMail(message)}.eml`));
      if (sending.isForgotten) await removeAll([message.id]);
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

  /** Removes every mail of these leads. */
  async function removeAll(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    const names = (await readdir(dir).catch(() => [])).filter((name) => /\.eml$/.test(name) && gone.has(idIn(name)));
    for (const name of names) await rm(join(dir, name), { force: true });
  }

  return {
    send,
    async forget(ids) {
      const safeIds = ids.filter((id) => safeId.test(id));
      for (const id of forgotten.keys()) if (!isForgottenNow(id)) forgotten.delete(id);
      for (const id of safeIds) forgotten.set(id, performance.now());
      for (const sending of underWay) if (safeIds.includes(sending.id)) sending.isForgotten = true;
      await removeAll(safeIds);
    },
    async forgetBefore(time, { most, isKept }) {
      let removed = 0;
      const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml'));
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

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
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
