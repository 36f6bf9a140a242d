import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerText } from '../leads/lead-kinds.ts';
import { makeFolder, syncFolder } from '../store/files.ts';

export type MailSender = { send(message: MailMessage): Promise<void> };

export interface MailMessage {
  /** Sending twice under one id and part should not deliver two mails. */
  id: string;
  part?: string;
  from: MailAddress;
  to: readonly MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  pictures?: readonly MailPicture[];
  headers?: Readonly<Record<string, string>>;
  date: Date;
}

export const nameOfMail = ({ id, part }: Pick<MailMessage, 'id' | 'part'>): string => (part ? `${id}.${part}` : id);

export type MailPicture = { cid: string; fileName: string; content: Buffer };

export type MailAddress = { name?: string; address: string };

/** `key`: the service refuses us; uses up no attempt. `message`: it refuses this mail; retrying hardly helps. */
export type MailFault = 'later' | 'key' | 'message';

/** Only `code` may be logged: the message may quote the service. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly fault: MailFault;
  readonly code: string;
  readonly retryAfterMs: number | undefined;

  constructor(fault: MailFault, code: string, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

export function mailHeaders({ from, to, replyTo, subject }: MailMessage) {
  return {
    from: cleanAddress(from),
    to: to.map(cleanAddress),
    ...(replyTo && { replyTo: cleanAddress(replyTo) }),
    subject: headerText(subject),
  };
}

const cleanAddress = ({ name = '', address }: MailAddress) => ({
  name: headerText(name),
  address: headerText(address, 320),
});

/** A claimed mail is sent within its lease or not at all. */
export const leaseMs = 60_000;
const safeId = /^[A-Za-z0-9_-]{1,128}$/;

export type FileSender = ReturnType<typeof fileSender>;

/** `{id}.eml` or `{id}.{part}.eml`, atomic. `dir` is readable only by its owner. */
export function fileSender({ dir }: { dir: string }) {
  let ready: Promise<void> | undefined;
  const forgotten = new Map<string, number>();

  async function send(message: MailMessage): Promise<void> {
    const { id, part = '-' } = message;
    if (!safeId.test(id) || !safeId.test(part))
      throw new MailFailure('message', 'unsafe_id', 'The id cannot name a file');
    const startedMs = performance.now();
    // The erased lead, or a new one with its id.
    if (startedMs - (forgotten.get(id) ?? Number.NEGATIVE_INFINITY) < leaseMs)
      throw new MailFailure('later', 'just_erased', 'A lead of this id was erased just now');
    forgotten.delete(id);
    const mime = await composeMime(message);
    const unfinished = join(dir, `.${id}.${randomUUID()}.tmp`);
    try {
      ready ??= prepare(dir);
      await ready;
      await writeFile(unfinished, mime, { flag: 'wx', mode: 0o600, flush: true });
      await rename(unfinished, join(dir, `${nameOfMail(message)}.eml`));
      if (forgotten.has(id)) await removeAll([id]);
      await syncFolder(dir);
    } catch (error) {
      ready = undefined;
      await rm(unfinished, { force: true }).catch(() => {});
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      throw new MailFailure('later', code, `The outbox folder could not be written (${code})`);
    }
  }

  const mailFiles = async () => (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml'));

  async function removeAll(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    for (const name of await mailFiles()) if (gone.has(idIn(name))) await rm(join(dir, name), { force: true });
  }

  return {
    send,
    /** For the purge and an erasure, before removing the leads: their mail fails as temporary for a minute. */
    async forget(ids: readonly string[]): Promise<void> {
      const atMs = performance.now();
      for (const id of ids) forgotten.set(id, atMs);
      await removeAll(ids);
    },
    async forgetBefore(time: Date, isKept: (id: string) => Promise<boolean>): Promise<number> {
      let removed = 0;
      for (const name of await mailFiles()) {
        const file = join(dir, name);
        if ((await stat(file)).mtime >= time || (await isKept(idIn(name)))) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

const idIn = (name: string): string => name.split('.')[0] ?? '';

async function prepare(dir: string): Promise<void> {
  makeFolder(dir);
  const unfinished = (await readdir(dir)).filter((name) => /^\..+\.tmp$/.test(name));
  await Promise.all(unfinished.map((name) => rm(join(dir, name), { force: true })));
}

/** RFC 5322, with CRLF. */
export async function composeMime(message: MailMessage): Promise<Buffer> {
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
    // No content may be a path or URL to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
