import { randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AuthEventKind, failureKinds } from '../../catalogue/contracts/admin/security.ts';
import { hourMs } from '../async.ts';
import { errorFields } from '../log/log.ts';
import { Problem } from '../problem.ts';
import { createDailyHmac, isSameHmac, type LimitStore } from '../store/records.ts';
import type { Common } from '../store/store.ts';
import { type Authenticator, isAppCode } from './authenticator.ts';
import type { LoginClient, LoginThrottle } from './login-throttle.ts';
import { isRightPassword, type PasswordQueue } from './password.ts';
import { type Credentials, digestOf, type KnownDevice, type OpenedSession, type Sessions } from './sessions.ts';

type LoginSource = { client: LoginClient; deviceToken: string | undefined; userAgent: string | undefined };

type LoginStep = { step: 'done'; session: OpenedSession } | { step: 'code'; pending: string };

export interface AuthParts {
  sessions: Sessions;
  authenticator: Authenticator;
  throttle: LoginThrottle;
  queue: PasswordQueue;
  credentials: () => Promise<Credentials>;
  note: AuthLog;
}

/** Counts guesses before it compares anything, except recovery codes, which cannot be guessed. */
export function createLoginService(parts: AuthParts & Pick<Common, 'store' | 'now'>) {
  const { sessions, throttle, queue, credentials, note } = parts;
  const pendingLogins = createPendingLogins(parts);
  const refused = new LRUCache<string, true>({ max: 1_000 });

  async function open(
    epoch: string,
    known: KnownDevice | undefined,
    { userAgent }: LoginSource,
    how: { staysSignedIn: boolean; hasShownCode: boolean },
  ): Promise<OpenedSession> {
    const session = await sessions.open(known, userAgent, { ...how, epoch });
    if (!session) throw new Problem('login_expired');
    return session;
  }

  const browserOf = async ({ token }: OpenedSession) => (await sessions.current(token))?.browser;

  return {
    /** 401 for a wrong password; with 429 nothing was compared. */
    async login(given: { password: string; staysSignedIn: boolean }, source: LoginSource): Promise<LoginStep> {
      const { password, staysSignedIn } = given;
      const known = await sessions.known(source.deviceToken);
      const { passwordHash, epoch } = await credentials();
      // A known browser has guesses of its own, until too many.
      const guessers = [...(known ? [{ device: known.device.id }] : []), { client: source.client }];
      const isRight = await throttle.guess(guessers, ({ guesser, tag }) => {
        const lane = 'device' in guesser ? 'known' : refused.has(tag) ? 'returning' : 'stranger';
        return queue(lane, () => isRightPassword(password, passwordHash)).catch((refusal: unknown) => {
          refused.set(tag, true);
          throw refusal;
        });
      });
      if (!isRight) {
        await note('wrong_password');
        throw new Problem('wrong_password');
      }
      const active = await parts.authenticator.state();
      if (active && !(known && sessions.isRemembered(known.device, active.since))) {
        return { step: 'code', pending: await pendingLogins.issue({ staysSignedIn }, epoch) };
      }
      const session = await open(epoch, known, source, { staysSignedIn, hasShownCode: false });
      await note('login', await browserOf(session));
      return { step: 'done', session };
    },

    /** 401 for a wrong or late code, or 429. */
    async enterCode({ code, pending }: { code: string; pending: string | undefined }, source: LoginSource) {
      const { epoch } = await credentials();
      const login = await pendingLogins.verify(pending, epoch);
      if (!login || pending === undefined) throw new Problem('login_expired');
      const known = await sessions.known(source.deviceToken);
      const guessers = [...(known ? [{ codeOf: known.device.id }] : []), { codeFor: digestOf(pending) }];
      const used = await tryCode(parts, code, guessers);
      if (used === 'off') throw new Problem('login_expired');
      if (used === 'wrong') {
        await note('wrong_code');
        throw new Problem('wrong_code');
      }
      const session = await open(epoch, known, source, { ...login, hasShownCode: true });
      await note(used === 'recovery' ? 'recovery_login' : 'login', await browserOf(session));
      return session;
    },

    current: sessions.current,

    async logout(token: string): Promise<void> {
      const device = await sessions.current(token);
      if (await sessions.end(token)) await note('logout', device?.browser);
    },
  };
}

/** Only a right code resets the count, or knowing the password would gain guesses. */
export async function tryCode(
  { throttle, authenticator }: Pick<AuthParts, 'throttle' | 'authenticator'>,
  code: string,
  guessers: Parameters<LoginThrottle['guess']>[0],
): ReturnType<Authenticator['use']> {
  if (!isAppCode(code)) return authenticator.use(code);
  let used: Awaited<ReturnType<Authenticator['use']>> = 'wrong';
  await throttle.guess(guessers, async () => {
    used = await authenticator.use(code);
    return used === 'app';
  });
  return used;
}

export const pendingLoginMs = 5 * 60_000;

/** Signed, not stored. */
export function createPendingLogins({ store, now }: { store: Pick<LimitStore, 'periodSecret'>; now: () => Date }) {
  const hmac = createDailyHmac(store, 'pending-login');
  return {
    /** For five minutes, in this epoch. */
    async issue({ staysSignedIn }: { staysSignedIn: boolean }, epoch: string): Promise<string> {
      const issuedAt = now().getTime();
      const content = `${issuedAt.toString(36)}-${staysSignedIn ? 1 : 0}-${randomBytes(9).toString('base64url')}`;
      return `${content}.${await hmac(issuedAt, `${content}.${epoch}`)}`;
    },

    async verify(token: string | undefined, epoch: string): Promise<{ staysSignedIn: boolean } | undefined> {
      const [, content = '', issued = '', stays, signature = ''] =
        /^(([a-z\d]{1,11})-([01])-[\w-]{12})\.([\w-]{43})$/.exec(token ?? '') ?? [];
      const issuedAt = Number.parseInt(issued, 36);
      const ageMs = now().getTime() - issuedAt;
      // Keeps attackers from requesting secrets of other days.
      if (!(ageMs >= 0 && ageMs < pendingLoginMs)) return undefined;
      const isOurs = isSameHmac(signature, await hmac(issuedAt, `${content}.${epoch}`));
      return isOurs ? { staysSignedIn: stays === '1' } : undefined;
    },
  };
}

/** Stored and logged without the visitor's address. */
export type AuthLog = (kind: AuthEventKind, browser?: string) => Promise<void>;

/** Never rejects. */
export function createAuthLog({ store, log, now }: Common): AuthLog {
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
