import type { Readiness } from '../readiness.ts';
import type { HealthCheck } from './health.ts';

/** Tells the owner when customers' requests cannot be stored; the log has the reason. */
export function storeCheck(readiness: Readiness): HealthCheck {
  return async () =>
    (await readiness())
      ? []
      : [
          {
            key: 'store',
            severity: 'problem',
            sentence:
              'New requests cannot be kept: the disk is full, or the database was moved, is damaged or does not answer. Visitors are asked to call. Whoever looks after the server should look at its log now.',
          },
        ];
}
