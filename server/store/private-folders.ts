import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './files.ts';

const folderMode = 0o700;
const fileMode = 0o600;
/** Everyone except the owner. */
const others = 0o077;
/** The mode of our folders. */
const ours =
  /^(brushline\.(lock|db)(-wal|-shm|-journal)?|brushline-(before|incoming)-.+|\.brushline-.+|outbox|backups|photos(-before-.+)?|lost\+found)$/;

/**
 * Creates the data folder and the database file before anything is written to them, so that neither is ever accessible
 * to others. Existing ones are left unchanged.
 */
export function makePrivate(dataDir: string, database: string): void {
  makeFolder(dataDir);
  // SQLite gives the files next to a database the mode of the database.
  closeSync(openSync(path.join(dataDir, database), 'a', fileMode));
}

/** Our folders, and the prefixes of our file names in them. */
export interface PrivateFolders {
  dataDir: string;
  /** The folder of backups, if there are any. */
  backupDir: string | undefined;
}

/**
 * Makes our files private: data, mails on our disk, backups. A folder that also contains other files keeps its mode,
 * because other users may need access. Never throws: {@link openToOthers} reports what could not be changed.
 */
export function restrictAccess(folders: PrivateFolders): void {
  for (const file of openToOthers(folders)) {
    try {
      chmodSync(file, statSync(file).isDirectory() ? folderMode : fileMode);
    } catch {
      // Somebody else's file.
    }
  }
}

/** Our files and folders that users other than this process's can read. None on Windows, which has no such modes. */
export function openToOthers({ dataDir, backupDir }: PrivateFolders): string[] {
  if (process.platform === 'win32') return [];
  const names = namesIn(dataDir);
  const folders = [
    ...['outbox', 'backups', 'photos'].map((name) => path.join(dataDir, name)),
    path.join(dataDir, 'backups', 'brushline-photos'),
    ...(backupDir ? [backupDir, path.join(backupDir, 'brushline-photos')] : []),
  ];
  const isAllOurs = names.every((name) => ours.test(name));
  const candidates = [
    ...(isAllOurs ? [dataDir] : []),
    ...names.filter((name) => /^\.?brushline[.-]/.test(name)).map((name) => path.join(dataDir, name)),
    ...[...new Set(folders)].flatMap(filesOf),
  ];
  return candidates.filter(isOpen);
}

/**
 * Our files in a folder of mails or backups, and the folder if it contains nothing else; none for a private folder,
 * which protects its contents.
 */
function filesOf(folder: string): string[] {
  if (!isOpen(folder)) return [];
  const names = namesIn(folder);
  const own = names.filter((name) =>
    /^\.?(brushline-.+\.db|.+\.eml|[\w-]+(\.small)?\.jpg|brushline-photos|[\w-]+\.tmp)(\..+\.tmp.*)?$/.test(name),
  );
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
