import { date } from '../ui/times.ts';

/** All text about alerts on devices. */
export const strings = {
  here: 'This device',
  hereMeans: 'Rings for each new request, and again one hour before an answer is due.',
  support: {
    ready: '',
    install: 'On an iPhone or iPad, add the office to the home screen first: press Share, then Add to Home Screen.',
    blocked: 'This browser blocks alerts from here. Allow them in its settings, then come back.',
    none: 'This browser cannot show alerts.',
  },
  loadFailed: 'The devices with alerts could not be loaded.',
  tryIt: 'Try it',
  tried: 'An alert is on its way to this device.',
  turnedOn: 'Alerts are on for this device.',
  turnedOff: 'Alerts are off for this device.',
  since: (added: string) => `Alerted since ${date(added)}.`,
  remove: 'Remove',
  removeNamed: (browser: string) => `Remove ${browser}`,
  removed: 'Removed.',
} as const;
