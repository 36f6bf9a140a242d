import { createHash, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { business } from '../../catalogue/business.ts';
import type { AuthenticatorSetup } from '../../catalogue/contracts/admin/security.ts';
import { type AdminStore, createStoredJson } from '../store/records.ts';
import { readableSecret } from './password.ts';

const stepMs = 30_000;
const setupMs = 30 * 60_000;
const recoveryCodeCount = 10;
/** 120 random bits need no slow hash (OWASP ASVS 5, 6.5.2). */
const recoveryCodeLength = 24;

const setupName = 'authenticator-setup';

/** One record: a code is used up atomically. */
type ActiveAuthenticator = { secret: string; since: number; lastStep: number; recovery: readonly string[] };

export const isAppCode = (given: string): boolean => /^\d{6}$/.test(plainCode(given));

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** RFC 6238, with one step of tolerance on either side. Callers must limit guesses. */
export function createAuthenticator({ store, now }: { store: AdminStore; now: () => Date }) {
  /** `off` is new each time, so that no former state can return. */
  const stored = createStoredJson<ActiveAuthenticator | { off: string }>(store, 'authenticator', { off: '' });

  async function read(): Promise<ActiveAuthenticator | undefined> {
    const known = await stored.read();
    return 'off' in known ? undefined : known;
  }

  async function change(
    next: (active: ActiveAuthenticator) => ActiveAuthenticator | undefined,
  ): Promise<'done' | 'wrong' | 'off'> {
    let outcome: 'done' | 'wrong' | 'off' = 'off';
    await stored.change((known) => {
      const changed = 'off' in known ? undefined : next(known);
      outcome = changed ? 'done' : 'off' in known ? 'off' : 'wrong';
      return changed ?? known;
    });
    return outcome;
  }

  function stepOf(code: string, secret: string): number | undefined {
    const timestamp = now().getTime();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
    return delta === null ? undefined : Math.floor(timestamp / stepMs) + delta;
  }

  return {
    /** Undefined while it is off. */
    async state() {
      const active = await read();
      return active && { since: new Date(active.since), recoveryCodesLeft: active.recovery.length };
    },

    async mark(): Promise<string> {
      const known = await stored.read();
      return 'off' in known ? known.off && `off ${known.off}` : `on ${known.secret}`;
    },

    /** Inactive until confirmed in the same epoch. */
    async begin(epoch: string): Promise<AuthenticatorSetup> {
      const totp = totpOf(new Secret({ size: 20 }).base32);
      const setup = { secret: totp.secret.base32, begunAt: now().getTime(), epoch };
      await store.setSetting(setupName, JSON.stringify(setup));
      const uri = totp.toString();
      return { uri, key: totp.secret.base32, qr: renderSVG(uri, { border: 2 }) };
    },

    /** Ten recovery codes; undefined for a wrong or late code, in another epoch, or if on. */
    async confirm(given: string, epoch: string): Promise<readonly string[] | undefined> {
      const kept = await store.setting(setupName);
      if (!kept) return undefined;
      const { secret, begunAt, epoch: begunIn } = JSON.parse(kept);
      if (begunIn !== epoch || now().getTime() - begunAt >= setupMs) return undefined;
      const lastStep = stepOf(plainCode(given), secret);
      if (lastStep === undefined) return undefined;
      const codes = newRecoveryCodes();
      const active = { secret, since: now().getTime(), lastStep, recovery: codes.map(digestOf) };
      const isOn = await stored.change((known) => ('off' in known ? active : known));
      await store.removeSetting(setupName);
      return isOn ? codes : undefined;
    },

    /** Uses the code up. `off` if none is needed. */
    async use(given: string): Promise<'app' | 'recovery' | 'wrong' | 'off'> {
      const isApp = isAppCode(given);
      const outcome = await change((active) => {
        if (isApp) {
          const lastStep = stepOf(plainCode(given), active.secret);
          return lastStep === undefined || lastStep <= active.lastStep ? undefined : { ...active, lastStep };
        }
        const recovery = active.recovery.filter((digest) => digest !== digestOf(given));
        return recovery.length < active.recovery.length ? { ...active, recovery } : undefined;
      });
      if (outcome !== 'done') return outcome;
      return isApp ? 'app' : 'recovery';
    },

    /** Undefined while it is off. */
    async renewRecoveryCodes(): Promise<readonly string[] | undefined> {
      const codes = newRecoveryCodes();
      const outcome = await change((active) => ({ ...active, recovery: codes.map(digestOf) }));
      return outcome === 'done' ? codes : undefined;
    },

    async turnOff(): Promise<void> {
      await stored.change(() => ({ off: randomUUID() }));
      await store.removeSetting(setupName);
    },
  };
}

const totpOf = (secret: string) =>
  new TOTP({ issuer: business.name, label: 'Office', period: stepMs / 1000, secret: Secret.fromBase32(secret) });

const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, () => readableSecret(recoveryCodeLength, 6));

const plainCode = (given: string) =>
  given
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const digestOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('base64url');
