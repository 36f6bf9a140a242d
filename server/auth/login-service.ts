import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import type { Device, LimitStore } from '../store/store.ts';
import type { AuthLog } from './account-security.ts';
import { type Authenticator, isAppCode } from './authenticator.ts';
import { checkGuess, type LoginClient, type LoginThrottle, type TakenGuess } from './login-throttle.ts';
import { isRightPassword, type PasswordQueue } from './password.ts';
import { type Credentials, digestOf, type KnownDevice, type OpenedSession, type Sessions } from './sessions.ts';

export interface LoginSource {
  client: LoginClient;
  deviceToken: string | undefined;
  userAgent: string | undefined;
}

/** `pending` proves the right password. */
export type LoginStep = { step: 'done'; session: OpenedSession } | { step: 'code'; pending: string };

export type LoginService = ReturnType<typeof createLoginService>;

/** Counts guesses before it compares anything, except recovery codes. */
export function createLoginService(parts: {
  sessions: Sessions;
  authenticator: Authenticator;
  throttle: LoginThrottle;
  queue: PasswordQueue;
  pendingLogins: PendingLogins;
  credentials: () => Promise<Credentials>;
  note: AuthLog;
}) {
  const { sessions, authenticator, throttle, queue, pendingLogins, credentials, note } = parts;
  /** Sources that found no place in the queue. */
  const refused = new LRUCache<string, true>({ max: 1_000 });

  /** A known browser has its own throttle, until too many guesses. */
  async function countGuess(
    { client }: LoginSource,
    known: KnownDevice | undefined,
  ): Promise<{ caller: 'known' | 'stranger'; guess: TakenGuess }> {
    const ofDevice = known && (await throttle.take({ device: known.device.id }));
    if (ofDevice) return { caller: 'known', guess: ofDevice };
    return { caller: 'stranger', guess: await throttle.demand({ client }) };
  }

  /** Only a right code resets the count, or knowing the password would gain guesses. */
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
    /** 401 for a wrong password; with 429 nothing was compared. */
    async login(given: { password: string; staysSignedIn: boolean }, source: LoginSource): Promise<LoginStep> {
      const { password, staysSignedIn } = given;
      const known = await sessions.known(source.deviceToken);
      const { passwordHash, epoch } = await credentials();
      const { caller, guess } = await countGuess(source, known);
      const lane = caller === 'stranger' && refused.has(guess.tag) ? 'returning' : caller;
      const isRight = await checkGuess(guess, () =>
        queue(lane, () => isRightPassword(password, passwordHash)).catch((refusal: unknown) => {
          refused.set(guess.tag, true);
          throw refusal;
        }),
      );
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

    /** 401 for a wrong or late code, or 429. */
    async enterCode(
      { code, pending }: { code: string; pending: string | undefined },
      source: LoginSource,
    ): Promise<OpenedSession> {
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

    current: (token: string | undefined): Promise<Device | undefined> => sessions.current(token),
    /** Extends the session. */
    isLive: async (token: string | undefined): Promise<boolean> => (await sessions.current(token)) !== undefined,

    async logout(token: string): Promise<void> {
      const device = await sessions.current(token);
      if (await sessions.end(token)) await note('logout', device?.browser);
    },
  };
}

const dayMs = 86_400_000;
/** Long enough to fetch a phone. */
export const pendingLoginMs = 5 * 60_000;

type PendingLogins = ReturnType<typeof createPendingLogins>;

/** Stores nothing: the secret is replaced daily. */
export function createPendingLogins(parts: { store: Pick<LimitStore, 'periodSecret'>; now: () => Date }) {
  const { store, now } = parts;
  const dayOf = (ms: number) => Math.floor(ms / dayMs);

  async function sign(content: string, issuedAt: number, epoch: string): Promise<Buffer> {
    const secret = await store.periodSecret('pending-login', dayOf(issuedAt));
    return createHmac('sha256', secret).update(`${content}.${epoch}`).digest();
  }

  return {
    /** For five minutes, in this epoch. */
    async issue({ staysSignedIn }: { staysSignedIn: boolean }, epoch: string): Promise<string> {
      const issuedAt = now().getTime();
      const content = `${issuedAt.toString(36)}-${staysSignedIn ? 1 : 0}-${randomBytes(9).toString('base64url')}`;
      return `${content}.${(await sign(content, issuedAt, epoch)).toString('base64url')}`;
    },

    /** Undefined if the token is forged, late, or from another epoch. */
    async verify(token: string | undefined, epoch: string): Promise<{ staysSignedIn: boolean } | undefined> {
      const [, content = '', issued = '', stays, signature = ''] =
        /^(([a-z\d]{1,11})-([01])-[\w-]{12})\.([\w-]{43})$/.exec(token ?? '') ?? [];
      const issuedAt = Number.parseInt(issued, 36);
      const ageMs = now().getTime() - issuedAt;
      // Keeps attackers from requesting secrets of other days.
      if (!(ageMs >= 0 && ageMs < pendingLoginMs)) return undefined;
      // As text: four spellings of the last character decode to the same bytes.
      const wanted = (await sign(content, issuedAt, epoch)).toString('base64url');
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return undefined;
      return { staysSignedIn: stays === '1' };
    },
  };
}
