import type { Condition, Health } from '../../catalogue/contracts/admin/health.ts';
import { errorFields, type Log } from '../log/log.ts';

/** Checks one part of the server. Returns what the owner should know about it; an empty list if all is well. */
export type HealthCheck = () => Promise<readonly Condition[]>;

const order: readonly Condition['severity'][] = ['problem', 'warning', 'info'];

/**
 * Creates the function that runs all checks at once and sorts their results, worst first. It reports a check that
 * fails.
 */
export function createHealth(checks: readonly HealthCheck[], log: Log): () => Promise<Health> {
  async function ask(check: HealthCheck): Promise<readonly Condition[]> {
    try {
      return await check();
    } catch (error) {
      log('error', 'health_check_failed', errorFields(error));
      return [{ key: 'unchecked', severity: 'warning', sentence: 'Part of the server’s state could not be checked.' }];
    }
  }

  return async () => {
    const found = (await Promise.all(checks.map(ask))).flat();
    const byKey = new Map(found.map((condition) => [condition.key, condition]));
    const bySeverity = (a: Condition, b: Condition) => order.indexOf(a.severity) - order.indexOf(b.severity);
    return { conditions: [...byKey.values()].sort(bySeverity) };
  };
}
