import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import {
  type AuthEventKind,
  type AuthEventSummary,
  failureKinds,
  type SecurityState,
} from '../../catalogue/contracts/admin/security.ts';
import { errorFields, type Log } from '../log/log.ts';
import { Problem, problemSentences } from '../problem.ts';
import { isAlive } from '../store/auth-records.ts';
import type { AdminStore, AuthStore, Device } from '../store/store.ts';
import { type Authenticator, isAppCode } from './authenticator.ts';
import { checkGuess, type LoginThrottle } from './login-throttle.ts';
import { hashPassword, isRightPassword, type PasswordQueue, passwordSettings } from './password.ts';
import { passwordFault } from './password-policy.ts';
import { type Credentials, epochOf, type OpenedSession, type Sessions, staysSignedIn } from './sessions.ts';

const hourMs = 3_600_000;
const shownEvents = 30;
const wrongPassword = { errors: { password: problemSentences.wrong_password } };
const wrongCode = { errors: { code: problemSentences.wrong_code } };

export interface Asking {
  device: Device;
  deviceToken: string | undefined;
  userAgent: string | undefined;
}

interface BothFactors {
  password: string;
  code: string;
}

interface RecoveryCodes {
  recoveryCodes: readonly string[];
}

/** `session` replaces the one that requested the change. */
type Changed<Result = object> = Result & { session: OpenedSession };

export type AccountSecurity = ReturnType<typeof createAccountSecurity>;

/**
 * Changes run one by one and require the password: 422 if it is wrong, 401 once the epoch has ended. A change of
 * credentials starts another epoch: other sessions end, other devices are forgotten.
 * @param parts.isPasswordConfigured it cannot be changed here
 */
export function createAccountSecurity(parts: {
  store: AuthStore & AdminStore;
  sessions: Sessions;
  authenticator: Authenticator;
  throttle: LoginThrottle;
  queue: PasswordQueue;
  credentials: () => Promise<Credentials>;
  isPasswordConfigured: boolean;
  note: AuthLog;
  now: () => Date;
}) {
  const { store, sessions, authenticator, throttle, queue, credentials, isPasswordConfigured, note, now } = parts;
  const inTurn = pLimit(1);

  const change = <Result>(device: Device, work: (current: Credentials) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      const current = await credentials();
      if (current.epoch !== device.epoch) throw new Problem('unauthenticated');
      return work(current);
    });

  async function renew(asking: Asking, epoch: string): Promise<OpenedSession> {
    const session = await sessions.renew({ ...asking, epoch });
    if (!session) throw new Problem('unauthenticated');
    return session;
  }

  /** In the epoch of this password, even if the credentials change again. */
  async function endOthers(asking: Asking, passwordHash: string): Promise<OpenedSession> {
    const epoch = epochOf(passwordHash, await authenticator.mark());
    await store.removeDevicesExcept(asking.device.id);
    return renew(asking, epoch);
  }

  async function askPassword(device: Device, password: string): Promise<void> {
    const guess = await throttle.demand({ device: device.id });
    const { passwordHash } = await credentials();
    if (!(await checkGuess(guess, () => queue('known', () => isRightPassword(password, passwordHash))))) {
      await note('wrong_password', device.browser);
      throw new Problem('validation', wrongPassword);
    }
    await guess.forgive();
  }

  async function askCode(device: Device, code: string): Promise<void> {
    const guess = isAppCode(code) ? await throttle.demand({ codeOf: device.id }) : undefined;
    const used = await authenticator.use(code);
    if (used === 'off') throw new Problem('validation', { errors: { code: 'The authenticator is off' } });
    if (used === 'wrong') {
      await note('wrong_code', device.browser);
      throw new Problem('validation', wrongCode);
    }
    await guess?.forgive();
  }

  return {
    async state(device: Device): Promise<SecurityState> {
      const [changedAt, active, devices, events] = await Promise.all([
        store.setting(passwordSettings.changedAt),
        authenticator.state(),
        sessions.devices(),
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
        events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }) as AuthEventSummary),
      };
    },

    async changePassword(asking: Asking, { password, next }: { password: string; next: string }): Promise<Changed> {
      const { device } = asking;
      if (isPasswordConfigured) throw new Problem('configured_password');
      await askPassword(device, password);
      const fault = await passwordFault(next);
      if (fault) throw new Problem('validation', { errors: { next: fault } });
      const hash = await queue('known', () => hashPassword(next));
      return change(device, async ({ passwordHash }) => {
        // Another process may have changed it.
        const isReplaced = await store.replaceSetting(passwordSettings.hash, passwordHash, hash);
        if (!isReplaced) throw new Problem('unauthenticated');
        await store.setSetting(passwordSettings.changedAt, now().toISOString());
        await note('password_changed', device.browser);
        return { session: await endOthers(asking, hash) };
      });
    },

    /** Rejects while one is active. */
    async beginAuthenticator(asking: Asking, password: string): Promise<Changed<{ uri: string; key: string }>> {
      const { device } = asking;
      await askPassword(device, password);
      return change(device, async ({ epoch }) => {
        if (await authenticator.state()) throw new Problem('validation', { errors: { password: 'It is on already' } });
        const session = await renew(asking, epoch);
        return { ...(await authenticator.begin(epoch)), session };
      });
    },

    async confirmAuthenticator(asking: Asking, code: string): Promise<Changed<RecoveryCodes>> {
      const { device } = asking;
      const guess = await throttle.demand({ setupOf: device.id });
      return change(device, async ({ epoch, passwordHash }) => {
        const recoveryCodes = await authenticator.confirm(code, epoch);
        if (!recoveryCodes) throw new Problem('validation', wrongCode);
        await guess.forgive();
        await note('authenticator_on', device.browser);
        return { recoveryCodes, session: await endOthers(asking, passwordHash) };
      });
    },

    async turnOffAuthenticator(asking: Asking, { password, code }: BothFactors): Promise<Changed> {
      const { device } = asking;
      await askPassword(device, password);
      return change(device, async ({ passwordHash }) => {
        await askCode(device, code);
        await authenticator.turnOff();
        await note('authenticator_off', device.browser);
        return { session: await endOthers(asking, passwordHash) };
      });
    },

    async renewRecoveryCodes(asking: Asking, { password, code }: BothFactors): Promise<Changed<RecoveryCodes>> {
      const { device } = asking;
      await askPassword(device, password);
      return change(device, async ({ epoch }) => {
        await askCode(device, code);
        const session = await renew(asking, epoch);
        const recoveryCodes = await authenticator.renewRecoveryCodes();
        if (!recoveryCodes) throw new Problem('validation', wrongCode);
        await note('recovery_codes_renewed', device.browser);
        return { recoveryCodes, session };
      });
    },

    /** 404 if there is none. */
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

/** Both without addresses. */
export type AuthLog = (kind: AuthEventKind, browser?: string) => Promise<void>;

/** Never rejects. */
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
