/** The events in the log of logins and credentials. */
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

/** Events that anyone can cause; those within one hour become one entry with a count. */
export const failureKinds: ReadonlySet<AuthEventKind> = new Set(['wrong_password', 'wrong_code']);

/** The response of `GET /api/admin/security`. Times are ISO 8601. */
export interface SecurityState {
  /** `isConfigured`: set by the environment, so it cannot be changed in the back office. */
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

/** The data for setting up an authenticator app. */
export interface AuthenticatorSetup {
  /** In base 32, for manual entry. */
  key: string;
  /** The `otpauth:` URL. */
  uri: string;
  /** The URL as a QR code, in SVG. */
  qr: string;
}

/** Shown once and never stored in plain text. */
export interface RecoveryCodes {
  recoveryCodes: readonly string[];
}
