/** What can happen at the office's door. */
export const authEventKinds = [
  'login',
  'recovery_login',
  'logout',
  'wrong_password',
  'wrong_code',
  'password_changed',
  'password_reset',
  'authenticator_on',
  'authenticator_off',
  'recovery_codes_renewed',
  'device_ended',
  'other_devices_ended',
] as const;
export type AuthEventKind = (typeof authEventKinds)[number];

/** Kinds that strangers can bring about: those of one hour are one entry with a count. */
export const failureKinds: ReadonlySet<AuthEventKind> = new Set(['wrong_password', 'wrong_code']);

/** The answer of `GET /api/admin/security`. Times are ISO 8601. */
export interface SecurityState {
  /** `isConfigured`: set by the environment, so that it cannot be changed in the office. */
  password: { isConfigured: boolean; changedAt?: string };
  /** Absent while it is off. */
  authenticator?: { since: string; recoveryCodesLeft: number };
  devices: readonly DeviceSummary[];
  events: readonly AuthEventSummary[];
}

export interface DeviceSummary {
  id: string;
  /** Such as "Chrome on Android". */
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

/** What an authenticator app is set up with. */
export interface AuthenticatorSetup {
  /** In base 32, for whoever types it. */
  key: string;
  /** The `otpauth:` address. */
  uri: string;
  /** The same as a picture, in SVG. */
  qr: string;
}

/** Shown once and kept nowhere. */
export interface RecoveryCodes {
  recoveryCodes: readonly string[];
}
