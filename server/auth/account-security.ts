import type { AuthEventSummary, SecurityState } from '../../catalogue/contracts/admin/security.ts';
import { Problem } from '../http/problem.ts';
import type { AdminStore } from '../store/admin-store.ts';
import { type AuthStore, type Device, isAlive } from '../store/auth-store.ts';
import type { AuthLog } from './auth-log.ts';
import type { Authenticator } from './authenticator.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { passwordChangedSetting, passwordSetting } from './owner-password.ts';
import { hashPassword, isRightPassword } from './password.ts';
import { passwordFault } from './password-policy.ts';
import type { PasswordQueue } from './password-queue.ts';
import { type OpenedSession, type Sessions, staysSignedIn } from './sessions.ts';

const shownEvents = 30;
const wrongPassword = { errors: { password: 'Incorrect password' } };
const wrongCode = { errors: { code: 'That code is not right' } };

/** What the owner sees and changes of the way in. Every change asks for the password again, and rejects with a 422 problem when it is wrong. */
export interface AccountSecurity {
  state(device: Device): Promise<SecurityState>;
  /** Ends every other session and forgets every other device. */
  changePassword(device: Device, given: { password: string; next: string }): Promise<void>;
  /** Begins another session in the place of the current one, as after each time that the password was asked for. */
  renewSession(current: {
    device: Device;
    deviceToken: string | undefined;
    userAgent: string | undefined;
  }): Promise<OpenedSession>;
  /** See {@link Authenticator.begin}; rejects while one counts. */
  beginAuthenticator(device: Device, password: string): Promise<{ uri: string; key: string }>;
  /** @returns the recovery codes */
  confirmAuthenticator(device: Device, code: string): Promise<readonly string[]>;
  turnOffAuthenticator(device: Device, given: { password: string; code: string }): Promise<void>;
  /** @returns the new recovery codes */
  renewRecoveryCodes(device: Device, given: { password: string; code: string }): Promise<readonly string[]>;
  /** Ends a session and forgets its device; 404 when there is none. */
  endDevice(device: Device, id: string): Promise<void>;
  endOtherDevices(device: Device): Promise<void>;
}

export function createAccountSecurity(parts: {
  store: AuthStore & AdminStore;
  sessions: Sessions;
  authenticator: Authenticator;
  throttle: LoginThrottle;
  queue: PasswordQueue;
  passwordHash: () => Promise<string>;
  isPasswordConfigured: boolean;
  note: AuthLog;
  now: () => Date;
}): AccountSecurity {
  const { store, sessions, authenticator, throttle, queue, passwordHash, isPasswordConfigured, note, now } = parts;

  async function askPassword(device: Device, password: string): Promise<void> {
    const guess = await throttle.demand({ device: device.id });
    const hash = await passwordHash();
    const isRight = await queue
      .run('known', () => isRightPassword(password, hash))
      .catch(async (refusal: unknown) => {
        await guess.giveBack();
        throw refusal;
      });
    if (!isRight) {
      await note('wrong_password', device.browser);
      throw new Problem('validation', wrongPassword);
    }
    await guess.forgive();
  }

  async function askCode(device: Device, code: string): Promise<void> {
    const guess = await throttle.demand({ device: device.id });
    const used = await authenticator.use(code);
    if (used === 'off') throw new Problem('validation', { errors: { code: 'The authenticator is off' } });
    if (used === 'wrong') {
      await note('wrong_code', device.browser);
      throw new Problem('validation', wrongCode);
    }
    await guess.forgive();
  }

  return {
    async state(device) {
      const [changedAt, active, devices, events] = await Promise.all([
        store.setting(passwordChangedSetting),
        authenticator.state(),
        store.devices(),
        store.authEvents(shownEvents),
      ]);
      return {
        password: { isConfigured: isPasswordConfigured, ...(changedAt !== undefined && { changedAt }) },
        ...(active && {
          authenticator: { since: active.since.toISOString(), recoveryCodesLeft: active.recoveryCodesLeft },
        }),
        devices: devices.map((one) => ({
          id: one.id,
          browser: one.browser,
          startedAt: one.startedAt.toISOString(),
          seenAt: one.seenAt.toISOString(),
          isCurrent: one.id === device.id,
          isSignedIn: one.session !== undefined && isAlive(one.session, now()),
          staysSignedIn: staysSignedIn(one),
        })),
        // They were kept as one of the kinds.
        events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }) as AuthEventSummary),
      };
    },

    async changePassword(device, { password, next }) {
      if (isPasswordConfigured) throw new Problem('configured_password');
      await askPassword(device, password);
      const fault = await passwordFault(next);
      if (fault) throw new Problem('validation', { errors: { next: fault } });
      const hash = await queue.run('known', () => hashPassword(next));
      await store.setSetting(passwordSetting, hash);
      await store.setSetting(passwordChangedSetting, now().toISOString());
      await store.removeDevicesExcept(device.id);
      await note('password_changed', device.browser);
    },

    async renewSession({ device, deviceToken, userAgent }) {
      const known = await sessions.known(deviceToken);
      const session = await sessions.open({
        device: known,
        userAgent,
        staysSignedIn: staysSignedIn(device),
        hasShownCode: false,
      });
      // Another device's record has taken its place.
      if (known?.device.id !== device.id) await store.removeDevice(device.id);
      return session;
    },

    async beginAuthenticator(device, password) {
      await askPassword(device, password);
      if (await authenticator.state()) throw new Problem('validation', { errors: { password: 'It is on already' } });
      return authenticator.begin();
    },

    async confirmAuthenticator(device, code) {
      const guess = await throttle.demand({ device: device.id });
      const codes = await authenticator.confirm(code);
      if (!codes) throw new Problem('validation', wrongCode);
      await guess.forgive();
      await note('authenticator_on', device.browser);
      return codes;
    },

    async turnOffAuthenticator(device, { password, code }) {
      await askPassword(device, password);
      await askCode(device, code);
      await authenticator.turnOff();
      await note('authenticator_off', device.browser);
    },

    async renewRecoveryCodes(device, { password, code }) {
      await askPassword(device, password);
      await askCode(device, code);
      const codes = await authenticator.renewRecoveryCodes();
      if (!codes) throw new Problem('validation', wrongCode);
      await note('recovery_codes_renewed', device.browser);
      return codes;
    },

    async endDevice(device, id) {
      if (!(await store.removeDevice(id))) throw new Problem('not_found');
      await note('device_ended', device.browser);
    },

    async endOtherDevices(device) {
      await store.removeDevicesExcept(device.id);
      await note('other_devices_ended', device.browser);
    },
  };
}
