import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HealthCheck } from '../health.ts';
import type { Log } from '../log/log.ts';

const others = 0o077;
const ours = /^(\.?brushline[.-].+|outbox|backups|photos(-before-.+)?|lost\+found)$/;

type PrivateFolders = { dataDir: string; backupDir: string | undefined };

/** A folder with other files keeps its mode. Never throws: {@link openToOthers} reports the rest. */
export function restrictAccess(folders: PrivateFolders): void {
  for (const file of openToOthers(folders)) {
    try {
      chmodSync(file, statSync(file).isDirectory() ? 0o700 : 0o600);
    } catch {
      // Somebody else's file.
    }
  }
}

/** None on Windows, and none in a private folder, which protects its contents. */
export function openToOthers({ dataDir, backupDir = dataDir }: PrivateFolders): string[] {
  if (process.platform === 'win32') return [];
  const found = [dataDir, backupDir].flatMap((folder) => openIn(folder, (name) => ours.test(name)));
  return [...new Set(found)];
}

/** Nothing in what is gone or another user's. */
function openIn(file: string, isOurs: (name: string) => boolean): string[] {
  try {
    const entry = statSync(file);
    if ((entry.mode & others) === 0) return [];
    const names = entry.isDirectory() ? readdirSync(file) : [];
    const own = names.filter(isOurs);
    const inside = own.flatMap((name) => openIn(path.join(file, name), () => true));
    return own.length === names.length ? [file, ...inside] : inside;
  } catch {
    return [];
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
    const sentence = `Other users of this server may read ${first}${others}, which hold what your customers wrote. Whoever looks after the server should take that right from them (chmod go= …).`;
    return [{ key: 'files', severity: 'warning', sentence }];
  };
}
