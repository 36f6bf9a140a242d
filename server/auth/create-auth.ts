import type { LimitCounts } from '../limits/limit-counts.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { type AccountSecurity, createAccountSecurity, createAuthLog } from './account-security.ts';
import { createAuthenticator } from './authenticator.ts';
import { createLoginService, createPendingLogins, type LoginService } from './login-service.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createPasswordQueue } from './password.ts';
import { createCredentials, createSessions, type Sessions } from './sessions.ts';

export interface Auth {
  loginService: LoginService;
  security: AccountSecurity;
  sessions: Pick<Sessions, 'devices'>;
}

/** All share one password queue and one throttle. */
export function createAuth(parts: {
  store: Store;
  passwordHash: () => Promise<string>;
  isPasswordConfigured: boolean;
  limitCounts: Pick<LimitCounts, 'note'>;
  log: Log;
  now: () => Date;
}): Auth {
  const authenticator = createAuthenticator(parts);
  const credentials = createCredentials({ ...parts, authenticator });
  const shared = {
    ...parts,
    authenticator,
    credentials,
    sessions: createSessions({ ...parts, credentials }),
    throttle: createLoginThrottle(parts),
    queue: createPasswordQueue(),
    note: createAuthLog(parts),
  };
  return {
    loginService: createLoginService({ ...shared, pendingLogins: createPendingLogins(parts) }),
    security: createAccountSecurity(shared),
    sessions: shared.sessions,
  };
}
