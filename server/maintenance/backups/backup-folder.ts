import { readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { timeInName } from '../../store/backup/backup.ts';
import { makeFolder } from '../../store/backup/make-folder.ts';

/** A backup that the server made. Its number is its place in the sequence, independent of the clock. */
export interface Backup {
  number: number;
  file: string;
  /** According to the clock at that moment. */
  madeAt: Date;
  bytes: number;
}

const pattern = /^brushline-daily-(\d{6,15})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(db|jsonl)$/;
const manual = /^brushline-manual-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(db|jsonl)$/;
const unfinished = /^\.brushline-daily-.+\.tmp/;
const unfinishedManual = /^\.brushline-manual-.+\.tmp/;
/** The longest attempt: see backup-process.ts. */
const attemptMs = 3_600_000;

/** The path of a backup of this number, which {@link listBackups} finds again. */
export function backupFile(folder: string, number: number, time: Date, extension: 'db' | 'jsonl'): string {
  return path.join(folder, `brushline-daily-${String(number).padStart(6, '0')}-${timeInName(time)}.${extension}`);
}

/** The server's own backups in a folder, newest first; manual ones have other names. Empty if there is no folder. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const found: Backup[] = [];
  for (const name of await namesIn(folder)) {
    const [, number, ...time] = pattern.exec(name) ?? [];
    const whole = number === undefined ? undefined : await wholeFile(path.join(folder, name), time);
    if (whole) found.push({ number: Number(number), ...whole });
  }
  return found.sort((a, b) => b.number - a.number);
}

/** The path of a backup that the owner requested, which {@link listManualBackups} finds again. */
export const manualBackupFile = (folder: string, time: Date, extension: 'db' | 'jsonl'): string =>
  path.join(folder, `brushline-manual-${timeInName(time)}.${extension}`);

/** The backups that the owner requested, newest first according to the clock at the time. */
export async function listManualBackups(folder: string): Promise<Omit<Backup, 'number'>[]> {
  const found: Omit<Backup, 'number'>[] = [];
  for (const name of await namesIn(folder)) {
    const [, ...time] = manual.exec(name) ?? [];
    const whole = time.length === 0 ? undefined : await wholeFile(path.join(folder, name), time);
    if (whole) found.push(whole);
  }
  return found.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

async function wholeFile(file: string, [day, hours, minutes, seconds, ms]: readonly string[]) {
  const entry = await stat(file).catch(() => undefined);
  // A disk that was removed may leave an empty file.
  if (!entry?.isFile() || entry.size === 0) return undefined;
  return { file, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`), bytes: entry.size };
}

/** Removes the files of killed attempts; call it only while no other process makes a backup. */
export async function clearUnfinished(folder: string): Promise<void> {
  const left = (await namesIn(folder)).filter((name) => unfinished.test(name));
  for (const name of left) await rm(path.join(folder, name), { force: true });
}

/** The same for manual backups; safe while another process makes one. */
export async function clearUnfinishedManual(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).filter((name) => unfinishedManual.test(name))) {
    const file = path.join(folder, name);
    const entry = await stat(file).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > attemptMs) await rm(file, { force: true });
  }
}

/** The free space for a folder, in bytes; creates the folder if missing. */
export async function freeBytes(folder: string): Promise<number> {
  await makeFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
