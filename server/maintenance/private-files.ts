import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HealthCheck } from '../health.ts';
import type { Log } from '../log/log.ts';

const folderMode = 0o700;
const fileMode = 0o600;
const others = 0o077;
const ours =
  /^(brushline\.(lock|db)(-wal|-shm|-journal)?|brushline-(before|incoming)-.+|\.brushline-.+|outbox|backups|photos(-before-.+)?|lost\+found)$/;

export interface PrivateFolders {
  dataDir: string;
  backupDir: string | undefined;
}

/** A folder with other files keeps its mode. Never throws: {@link openToOthers} reports what is left. */
export function restrictAccess(folders: PrivateFolders): void {
  for (const file of openToOthers(folders)) {
    try {
      chmodSync(file, statSync(file).isDirectory() ? folderMode : fileMode);
    } catch {
      // Somebody else's file.
    }
  }
}

/** None on Windows. */
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

/** None in a private folder, which protects its contents. */
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

export function keepFilesPrivate(folders: PrivateFolders, log: Log): HealthCheck {
  restrictAccess(folders);
  const count = openToOthers(folders).length;
  if (count > 0) log('warn', 'files_open_to_others', { count });

  return async () => {
    const [first, ...more] = openToOthers(folders);
    if (first === undefined) return [];
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    return [
      {
        key: 'files',
        severity: 'warning',
        sentence: `Other users of this server may read ${first}${others}, which hold what your customers wrote. Whoever looks after the server should take that right from them (chmod go= …).`,
      },
    ];
  };
}
