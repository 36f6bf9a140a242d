import { randomUUID } from 'node:crypto';
import { type AuthEventKind, failureKinds } from '../../catalogue/contracts/admin/security.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { AuthStore } from '../store/port/auth-store.ts';

const hourMs = 3_600_000;

/** Records logins and changes of credentials in the log and in the owner's list, both without addresses. */
export type AuthLog = (kind: AuthEventKind, browser?: string) => Promise<void>;

/** Creates the function that records. It never rejects: an action succeeds even if its record is lost. */
export function createAuthLog(parts: { store: AuthStore; log: Log; now: () => Date }): AuthLog {
  const { store, log, now } = parts;
  return async (kind, browser = '') => {
    const at = now();
    const isFailure = failureKinds.has(kind);
    log(isFailure ? 'warn' : 'info', 'auth', { kind });
    // A flood of guesses must not push out the owner's own actions.
    const key = isFailure ? `${kind} ${Math.floor(at.getTime() / hourMs)}` : randomUUID();
    try {
      await store.recordAuthEvent({ key, kind, at, browser });
    } catch (error) {
      log('error', 'auth_event_lost', { kind, ...errorFields(error) });
    }
  };
}
