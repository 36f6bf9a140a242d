import type { HealthCheck } from '../health.ts';
import type { Log } from '../log/log.ts';
import { openToOthers, type PrivateFolders, restrictAccess } from '../store/private-folders.ts';

/**
 * Makes our files private, and logs how many remain readable by others.
 * @returns the health check that tells the owner about them
 */
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
