import pLimit from 'p-limit';
import type { LimitCounts } from '../limits/rate-limits.ts';
import { invalid, Problem, problemSentence } from '../problem.ts';
import { type AuthStore, type Device, isAlive } from '../store/auth-records.ts';
import type { AdminStore } from '../store/records.ts';
import type { Common } from '../store/store.ts';
import { createAuthenticator } from './authenticator.ts';
import { type AuthParts, createAuthLog, createLoginService, tryCode } from './login-service.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createPasswordQueue, hashPassword, isRightPassword, passwordFault, passwordSettings } from './password.ts';
import { type Asking, type Credentials, createSessions, epochOf, staysSignedIn } from './sessions.ts';

export function createAuth(
  parts: Common & {
    passwordHash: () => Promise<string>;
    isPasswordConfigured: boolean;
    limitCounts: Pick<LimitCounts, 'note'>;
  },
) {
  const authenticator = createAuthenticator(parts);
  async function credentials(): Promise<Credentials> {
    const [passwordHash, mark] = await Promise.all([parts.passwordHash(), authenticator.mark()]);
    return { passwordHash, epoch: epochOf(passwordHash, mark) };
  }
  const sessions = createSessions({ ...parts, credentials });
  const shared = {
    ...{ ...parts, authenticator, credentials, sessions },
    ...{ throttle: createLoginThrottle(parts), queue: createPasswordQueue(), note: createAuthLog(parts) },
  };
  return { loginService: createLoginService(shared), security: createAccountSecurity(shared), sessions };
}

const shownEvents = 30;

const wrongCode = () => invalid({ code: problemSentence('wrong_code') });

type Factors = { password: string; code: string };

/**
 * Changes run one by one and require the password: 422 if it is wrong, 401 once the epoch has ended. A change of
 * credentials starts another epoch: other sessions end, other devices are forgotten. The answer's `session` replaces
 * the caller's.
 * @param parts.isPasswordConfigured it cannot be changed here
 */
function createAccountSecurity(
  parts: AuthParts & { store: AuthStore & AdminStore; isPasswordConfigured: boolean; now: () => Date },
) {
  const { store, sessions, authenticator, throttle, queue, credentials, isPasswordConfigured, note, now } = parts;
  const inTurn = pLimit(1);

  async function change<Result>(
    asking: Asking,
    { password, code }: Partial<Factors>,
    work: (current: Credentials) => Promise<Result>,
  ): Promise<Result> {
    if (password !== undefined) await askPassword(asking, password);
    return inTurn(async () => {
      const current = await credentials();
      if (current.epoch !== asking.device.epoch) throw new Problem('unauthenticated');
      if (code !== undefined) await askCode(asking, code);
      return work(current);
    });
  }

  async function renew(asking: Asking, epoch: string) {
    const session = await sessions.renew(asking, epoch);
    if (!session) throw new Problem('unauthenticated');
    return session;
  }

  /** In the epoch of this password, even if the credentials change again. */
  async function endOthers(asking: Asking, passwordHash: string) {
    const epoch = epochOf(passwordHash, await authenticator.mark());
    await store.removeDevicesExcept(asking.device.id);
    return renew(asking, epoch);
  }

  async function askPassword({ device }: Asking, password: string): Promise<void> {
    const isRight = await throttle.guess([{ device: device.id }], async () => {
      const { passwordHash } = await credentials();
      return queue('known', () => isRightPassword(password, passwordHash));
    });
    if (isRight) return;
    await note('wrong_password', device.browser);
    throw invalid({ password: problemSentence('wrong_password') });
  }

  async function askCode({ device }: Asking, code: string): Promise<void> {
    const used = await tryCode(parts, code, [{ codeOf: device.id }]);
    if (used === 'off') throw invalid({ code: 'The authenticator is off' });
    if (used !== 'wrong') return;
    await note('wrong_code', device.browser);
    throw wrongCode();
  }

  return {
    async state(device: Device) {
      const [changedAt, active, devices, events] = await Promise.all([
        store.setting(passwordSettings.changedAt),
        authenticator.state(),
        sessions.devices(),
        store.authEvents(shownEvents),
      ]);
      return {
        password: { isConfigured: isPasswordConfigured, changedAt },
        authenticator: active,
        devices: devices.map((one) => ({
          ...{ id: one.id, browser: one.browser, startedAt: one.startedAt, seenAt: one.seenAt },
          isCurrent: one.id === device.id,
          isSignedIn: one.session !== undefined && isAlive(one.session, now()),
          staysSignedIn: staysSignedIn(one),
        })),
        events,
      };
    },

    async changePassword(asking: Asking, { password, next }: { password: string; next: string }) {
      if (isPasswordConfigured) throw new Problem('configured_password');
      await askPassword(asking, password);
      const fault = await passwordFault(next);
      if (fault) throw invalid({ next: fault });
      const hash = await queue('known', () => hashPassword(next));
      return change(asking, {}, async ({ passwordHash }) => {
        const isReplaced = await store.replaceSetting(passwordSettings.hash, passwordHash, hash);
        if (!isReplaced) throw new Problem('unauthenticated');
        await store.setSetting(passwordSettings.changedAt, now().toISOString());
        await note('password_changed', asking.device.browser);
        return { session: await endOthers(asking, hash) };
      });
    },

    beginAuthenticator: (asking: Asking, given: Pick<Factors, 'password'>) =>
      change(asking, given, async ({ epoch }) => {
        if (await authenticator.state()) throw invalid({ password: 'It is on already' });
        const session = await renew(asking, epoch);
        return { ...(await authenticator.begin(epoch)), session };
      }),

    async confirmAuthenticator(asking: Asking, { code }: Pick<Factors, 'code'>) {
      const confirmed = await throttle.guess([{ setupOf: asking.device.id }], () =>
        change(asking, {}, async ({ epoch, passwordHash }) => {
          const recoveryCodes = await authenticator.confirm(code, epoch);
          if (!recoveryCodes) return false;
          await note('authenticator_on', asking.device.browser);
          return { recoveryCodes, session: await endOthers(asking, passwordHash) };
        }),
      );
      if (!confirmed) throw wrongCode();
      return confirmed;
    },

    turnOffAuthenticator: (asking: Asking, given: Factors) =>
      change(asking, given, async ({ passwordHash }) => {
        await authenticator.turnOff();
        await note('authenticator_off', asking.device.browser);
        return { session: await endOthers(asking, passwordHash) };
      }),

    renewRecoveryCodes: (asking: Asking, given: Factors) =>
      change(asking, given, async ({ epoch }) => {
        const session = await renew(asking, epoch);
        const recoveryCodes = await authenticator.renewRecoveryCodes();
        if (!recoveryCodes) throw wrongCode();
        await note('recovery_codes_renewed', asking.device.browser);
        return { recoveryCodes, session };
      }),

    async endDevice(device: Device, id: string): Promise<void> {
      if (!(await store.removeDevice(id))) throw new Problem('not_found');
      await note('device_ended', device.browser);
    },

    async endOtherDevices(device: Device): Promise<void> {
      await store.removeDevicesExcept(device.id);
      await note('other_devices_ended', device.browser);
    },
  };
}
