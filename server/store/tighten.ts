import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
/** Anybody but the owner. */
const others = 0o077;
/** What a folder of ours holds: then nobody else needs to look into it. */
const ours =
  /^(brushline\.db(-wal|-shm|-journal)?|brushline-(before|incoming)-.+|\.brushline-.+|outbox|backups|lost\+found)$/;

/**
 * Makes the data folder and the database's file before anything is written into them, so that neither is ever open to
 * others. What is there already is left as it is.
 */
export function makePrivate(dataDir: string, database: string): void {
  mkdirSync(dataDir, { recursive: true, mode: folderMode });
  // SQLite gives the files beside a database the mode of the database.
  closeSync(openSync(path.join(dataDir, database), 'a', fileMode));
}

/** Folders of ours, and how the names of our files in them begin. */
export interface PrivateFolders {
  dataDir: string;
  /** Where backups are, unless there are none. */
  backupDir: string | undefined;
}

/**
 * Takes from everybody else what they may do with our files: data, mails on our disk, backups. A folder that holds
 * other things too keeps its mode, since somebody may need it. Never throws: what could not be changed is what
 * {@link openToOthers} still finds.
 */
export function tighten(folders: PrivateFolders): void {
  for (const file of openToOthers(folders)) {
    try {
      chmodSync(file, statSync(file).isDirectory() ? folderMode : fileMode);
    } catch {
      // Somebody else's file.
    }
  }
}

/** Files and folders of ours that others than the user of this process may read. None on Windows, which has no such modes. */
export function openToOthers({ dataDir, backupDir }: PrivateFolders): string[] {
  if (process.platform === 'win32') return [];
  const names = namesIn(dataDir);
  const folders = [path.join(dataDir, 'outbox'), path.join(dataDir, 'backups'), ...(backupDir ? [backupDir] : [])];
  const isAllOurs = names.every((name) => ours.test(name));
  const candidates = [
    ...(isAllOurs ? [dataDir] : []),
    ...names.filter((name) => /^\.?brushline[.-]/.test(name)).map((name) => path.join(dataDir, name)),
    ...[...new Set(folders)].flatMap(filesOf),
  ];
  return candidates.filter(isOpen);
}

/** A folder of mails or backups, if it holds nothing else, and what of it is ours; a closed folder closes what it holds. */
function filesOf(folder: string): string[] {
  if (!isOpen(folder)) return [];
  const names = namesIn(folder);
  const own = names.filter((name) => /^\.?(brushline-.+\.(db|jsonl)|.+\.eml)(\..+\.tmp.*)?$/.test(name));
  return [...(own.length === names.length ? [folder] : []), ...own.map((name) => path.join(folder, name))];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOpen(file: string): boolean {
  try {
    return (statSync(file).mode & others) !== 0;
  } catch {
    return false;
  }
}
