/** In code points. NIST SP 800-63B-4 requires 15 without a second factor. */
export const minPasswordLength = 15;

/** Of a session that outlives the browser, and of a known browser after a login. */
export const longSessionDays = 30;
export const deviceDays = 90;

export type AuthEventKind =
  | 'login'
  | 'recovery_login'
  | 'logout'
  | 'wrong_password'
  | 'wrong_code'
  | 'password_changed'
  | 'password_reset'
  | 'authenticator_on'
  | 'authenticator_off'
  | 'recovery_codes_renewed'
  | 'device_ended'
  | 'other_devices_ended';

/** Anyone can cause these: those of one hour become one entry. */
export const failureKinds: ReadonlySet<AuthEventKind> = new Set(['wrong_password', 'wrong_code']);

/** Times are ISO 8601. */
export interface SecurityState {
  /** `isConfigured`: set by the environment, not changeable here. */
  password: { isConfigured: boolean; changedAt?: string };
  authenticator?: { since: string; recoveryCodesLeft: number };
  devices: readonly DeviceSummary[];
  events: readonly AuthEventSummary[];
}

export interface DeviceSummary {
  id: string;
  browser: string;
  startedAt: string;
  seenAt: string;
  isCurrent: boolean;
  isSignedIn: boolean;
  staysSignedIn: boolean;
}

export interface AuthEventSummary {
  kind: AuthEventKind;
  at: string;
  browser: string;
  count: number;
}

export interface AuthenticatorSetup {
  /** Base 32, for manual entry. */
  key: string;
  /** `otpauth:`. */
  uri: string;
  qr: string;
}

/** Shown once, never stored in plain text. */
export interface RecoveryCodes {
  recoveryCodes: readonly string[];
}
