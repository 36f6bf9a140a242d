import { Problem } from '../problem.ts';
import type { Device } from '../store/port/auth-store.ts';
import type { AuthLog } from './auth-log.ts';
import { type Authenticator, isAppCode } from './authenticator.ts';
import type { Credentials } from './credentials.ts';
import type { LoginClient, LoginThrottle, TakenGuess } from './login-throttle.ts';
import { isRightPassword } from './password.ts';
import type { Caller, PasswordQueue } from './password-queue.ts';
import type { PendingLogins } from './pending-login.ts';
import type { KnownDevice, OpenedSession, Sessions } from './sessions.ts';
import { digestOf } from './token.ts';

/** Information about a login request. */
export interface LoginSource {
  client: LoginClient;
  deviceToken: string | undefined;
  userAgent: string | undefined;
}

/** `code`: the password was right, and `pending` proves that to the second step. */
export type LoginStep = { step: 'done'; session: OpenedSession } | { step: 'code'; pending: string };

export interface LoginService {
  /**
   * The first step. Rejects with a problem: 401 for a wrong password, 429 `too_many` after too many guesses, and 429
   * `login_busy` while others are checked; with a 429, nothing was compared.
   */
  login(given: { password: string; staysSignedIn: boolean }, source: LoginSource): Promise<LoginStep>;
  /**
   * The second step, with an authenticator code or a recovery code. Rejects with a problem: 401 for a wrong or late
   * code, 429.
   */
  enterCode(given: { code: string; pending: string | undefined }, source: LoginSource): Promise<OpenedSession>;
  /** The device of a live session, which is extended. */
  current(token: string | undefined): Promise<Device | undefined>;
  /** Whether the token belongs to a live session, which is extended. */
  isLive(token: string | undefined): Promise<boolean>;
  logout(token: string): Promise<void>;
}

/**
 * Creates the login. Guesses are counted before anything is compared, except recovery codes; each outcome is recorded.
 */
export function createLoginService(parts: {
  sessions: Sessions;
  authenticator: Authenticator;
  throttle: LoginThrottle;
  queue: PasswordQueue;
  pendingLogins: PendingLogins;
  credentials: () => Promise<Credentials>;
  note: AuthLog;
}): LoginService {
  const { sessions, authenticator, throttle, queue, pendingLogins, credentials, note } = parts;

  /** A known browser has its own throttle; after too many guesses it is treated like any other. */
  async function countGuess(
    { client }: LoginSource,
    known: KnownDevice | undefined,
  ): Promise<{ caller: Caller; guess: TakenGuess }> {
    const ofDevice = known && (await throttle.take({ device: known.device.id }));
    if (ofDevice) return { caller: 'known', guess: ofDevice };
    const guess = await throttle.demand({ client });
    return { caller: { stranger: guess.tag }, guess };
  }

  /**
   * Only correct codes reset the count: someone who knows the password must not gain guesses of the code by entering it
   * again.
   */
  const countCode = async (pending: string, known: KnownDevice | undefined): Promise<TakenGuess> =>
    (known && (await throttle.take({ codeOf: known.device.id }))) ?? throttle.demand({ codeFor: digestOf(pending) });

  async function open(
    epoch: string,
    known: KnownDevice | undefined,
    { userAgent }: LoginSource,
    how: { staysSignedIn: boolean; hasShownCode: boolean },
  ): Promise<OpenedSession> {
    const session = await sessions.open({ device: known, userAgent, ...how, epoch });
    if (!session) throw new Problem('login_expired');
    return session;
  }

  const browserOf = async ({ token }: OpenedSession) => (await sessions.current(token))?.browser;

  return {
    async login({ password, staysSignedIn }, source) {
      const known = await sessions.known(source.deviceToken);
      const { passwordHash, epoch } = await credentials();
      const { caller, guess } = await countGuess(source, known);
      const isRight = await queue
        .run(caller, () => isRightPassword(password, passwordHash))
        .catch(async (refusal: unknown) => {
          await guess.giveBack();
          throw refusal;
        });
      if (!isRight) {
        await note('wrong_password');
        throw new Problem('wrong_password');
      }
      await guess.forgive();
      const active = await authenticator.state();
      if (active && !(known && sessions.isRemembered(known.device, active.since))) {
        return { step: 'code', pending: await pendingLogins.issue({ staysSignedIn }, epoch) };
      }
      const session = await open(epoch, known, source, { staysSignedIn, hasShownCode: false });
      await note('login', await browserOf(session));
      return { step: 'done', session };
    },

    async enterCode({ code, pending }, source) {
      const { epoch } = await credentials();
      const login = await pendingLogins.verify(pending, epoch);
      if (!login || pending === undefined) throw new Problem('login_expired');
      const known = await sessions.known(source.deviceToken);
      const guess = isAppCode(code) ? await countCode(pending, known) : undefined;
      const used = await authenticator.use(code);
      if (used === 'off') throw new Problem('login_expired');
      if (used === 'wrong') {
        await note('wrong_code');
        throw new Problem('wrong_code');
      }
      await guess?.forgive();
      const session = await open(epoch, known, source, { ...login, hasShownCode: true });
      await note(used === 'recovery' ? 'recovery_login' : 'login', await browserOf(session));
      return session;
    },

    current: sessions.current,
    isLive: async (token) => (await sessions.current(token)) !== undefined,

    async logout(token) {
      const device = await sessions.current(token);
      if (await sessions.end(token)) await note('logout', device?.browser);
    },
  };
}
