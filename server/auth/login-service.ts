import type { Client } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import type { Device } from '../store/auth-store.ts';
import type { AuthLog } from './auth-log.ts';
import type { Authenticator } from './authenticator.ts';
import type { LoginThrottle, TakenGuess } from './login-throttle.ts';
import { isRightPassword } from './password.ts';
import type { Caller, PasswordQueue } from './password-queue.ts';
import type { PendingLogins } from './pending-login.ts';
import type { KnownDevice, OpenedSession, Sessions } from './sessions.ts';

/** What a login's request says of itself. */
export interface LoginSource {
  client: Client;
  deviceToken: string | undefined;
  userAgent: string | undefined;
}

/** `code`: the password was right, and `pending` proves it to the second step. */
export type LoginStep = { step: 'done'; session: OpenedSession } | { step: 'code'; pending: string };

export interface LoginService {
  /**
   * The first step. Rejects with a problem: 401 for a wrong password, 429 `too_many` for whoever guessed too much and
   * 429 `login_busy` while others are looked at; after either, nothing was compared.
   */
  login(given: { password: string; staysSignedIn: boolean }, source: LoginSource): Promise<LoginStep>;
  /** The second step, with a code of the app or a recovery code. Rejects with a problem: 401 for a wrong code or a late one, 429. */
  enterCode(given: { code: string; pending: string | undefined }, source: LoginSource): Promise<OpenedSession>;
  /** The device whose living session this is; then it lives on. */
  current(token: string | undefined): Promise<Device | undefined>;
  /** Whether the token is that of a living session; then it lives on. */
  isLive(token: string | undefined): Promise<boolean>;
  logout(token: string): Promise<void>;
}

/** @param passwordHash resolves with the hash that counts now */
export function createLoginService(parts: {
  sessions: Sessions;
  authenticator: Authenticator;
  throttle: LoginThrottle;
  queue: PasswordQueue;
  pendingLogins: PendingLogins;
  passwordHash: () => Promise<string>;
  note: AuthLog;
}): LoginService {
  const { sessions, authenticator, throttle, queue, pendingLogins, passwordHash, note } = parts;

  /** A known browser is throttled by itself; one that guessed too much is like any other from there on. */
  async function countGuess(
    { client }: LoginSource,
    known: KnownDevice | undefined,
  ): Promise<{ caller: Caller; guess: TakenGuess }> {
    const ofDevice = known && (await throttle.take({ device: known.device.id }));
    if (ofDevice) return { caller: 'known', guess: ofDevice };
    const guess = await throttle.demand({ client });
    return { caller: { stranger: guess.tag }, guess };
  }

  async function open(
    hash: string,
    known: KnownDevice | undefined,
    { userAgent }: LoginSource,
    how: { staysSignedIn: boolean; hasShownCode: boolean },
  ): Promise<OpenedSession> {
    const session = await sessions.open({ device: known, userAgent, ...how });
    // A password that was changed meanwhile has ended all sessions, and must not begin another one.
    if ((await passwordHash()) !== hash) {
      await sessions.end(session.token);
      throw new Problem('wrong_password');
    }
    return session;
  }

  const browserOf = async ({ token }: OpenedSession) => (await sessions.current(token))?.browser;

  return {
    async login({ password, staysSignedIn }, source) {
      const known = await sessions.known(source.deviceToken);
      const hash = await passwordHash();
      const { caller, guess } = await countGuess(source, known);
      const isRight = await queue
        .run(caller, () => isRightPassword(password, hash))
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
        return { step: 'code', pending: await pendingLogins.issue({ staysSignedIn }, hash) };
      }
      const session = await open(hash, known, source, { staysSignedIn, hasShownCode: false });
      await note('login', await browserOf(session));
      return { step: 'done', session };
    },

    async enterCode({ code, pending }, source) {
      const hash = await passwordHash();
      const login = await pendingLogins.verify(pending, hash);
      if (!login) throw new Problem('login_expired');
      const known = await sessions.known(source.deviceToken);
      const guess =
        (known && (await throttle.take({ device: known.device.id }))) ?? (await throttle.demand({ step: 'code' }));
      const used = await authenticator.use(code);
      if (used === 'off') throw new Problem('login_expired');
      if (used === 'wrong') {
        await note('wrong_code');
        throw new Problem('wrong_code');
      }
      await guess.forgive();
      const session = await open(hash, known, source, { ...login, hasShownCode: true });
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
