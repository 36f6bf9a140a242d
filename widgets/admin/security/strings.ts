import type { AuthEventKind } from '../../../catalogue/contracts/admin/security.ts';

/** All text of the security settings. */
export const strings = {
  heading: 'Security',
  loading: 'Loading security...',
  failed: 'That did not get through. Please try again.',
  password: 'Password',
  passwordChanged: (when: string) => `Last changed on ${when}.`,
  passwordConfigured:
    'The password is set by ADMIN_PASSWORD_HASH on the server and cannot be changed here. Run “npm run password -- --print-hash” on the server to get a new value for it.',
  currentPassword: 'Current password',
  newPassword: 'New password, at least 12 characters',
  newPasswordHint: 'A sentence that only you know is best. All other devices are signed out.',
  change: 'Change password',
  changed: 'The password is changed. All other devices are signed out.',
  authenticator: 'Authenticator app',
  off: 'Off. With it, a new device needs a code from an app on your phone besides the password. Turning it on or off signs out all other devices.',
  on: (since: string, left: number) =>
    `On since ${since}. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`,
  setUp: 'Set up',
  scan: 'Scan this square with the app on your phone.',
  qr: 'QR code for the authenticator app',
  orType: 'Or type this key into the app:',
  confirmCode: 'The six digits it shows',
  confirm: 'Turn on',
  cancel: 'Cancel',
  code: 'Code from the app, or a recovery code',
  turnOff: 'Turn off',
  turnedOff: 'The authenticator is off. All other devices are signed out.',
  newRecoveryCodes: 'Make new recovery codes',
  recovery: 'Your recovery codes',
  recoveryAbout:
    'Each opens the office once when your phone is not at hand. They are shown only now: print them or write them down. Codes you had before no longer work.',
  copy: 'Copy the codes',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Please select the codes and copy them.',
  kept: 'I have kept them',
  devices: 'Devices',
  devicesAbout:
    'Browsers that were logged in during the last 90 days. Ending one signs it out; it counts as a new device then.',
  thisDevice: 'This device',
  signedIn: 'Signed in',
  staysSignedIn: 'Stays signed in for 30 days',
  signedOut: 'Signed out',
  since: (when: string) => `Since ${when}`,
  seen: (when: string) => `last seen ${when}`,
  end: 'End',
  endNamed: (browser: string) => `End ${browser}`,
  endOthers: 'End all other devices',
  ended: 'Ended.',
  othersEnded: 'All other devices are signed out.',
  events: 'Recent activity',
  eventColumns: ['What', 'When', 'Browser'],
  noEvents: 'Nothing yet.',
  noBrowser: '-',
  times: (count: number) => ` (${count} times)`,
  kinds: {
    login: 'Login',
    recovery_login: 'Login with a recovery code',
    logout: 'Logout',
    wrong_password: 'Wrong password',
    wrong_code: 'Wrong code',
    password_changed: 'Password changed',
    password_reset: 'Password set on the server',
    authenticator_on: 'Authenticator turned on',
    authenticator_off: 'Authenticator turned off',
    recovery_codes_renewed: 'New recovery codes',
    device_ended: 'A device ended',
    other_devices_ended: 'All other devices ended',
    backup_started: 'Backup started',
    backup_downloaded: 'Backup downloaded',
  } satisfies Record<AuthEventKind, string>,
} as const;

// As everywhere in the office, whatever the device is set to.
const inNewYork = { timeZone: 'America/New_York' } as const;

/** A date and time in the owner's own format. */
export const dateAndTime = (iso: string): string =>
  new Date(iso).toLocaleString([], { ...inNewYork, dateStyle: 'medium', timeStyle: 'short' });
export const date = (iso: string): string =>
  new Date(iso).toLocaleDateString([], { ...inNewYork, dateStyle: 'medium' });
