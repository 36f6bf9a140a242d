import type { LastAlert } from '../../../catalogue/contracts/admin/push.ts';
import { date, dateAndTime } from '../ui/times.ts';

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
  last: ({ at, outcome, status }: LastAlert) =>
    ({
      sent: `Last alert ${dateAndTime(at)}.`,
      refused: `The alert of ${dateAndTime(at)} was refused (${status}): the push service does not accept the keys of this server, or its address. Turn alerts off and on again on that device. If that does not help, PUBLIC_URL must be the site’s https address.`,
      failed: `The alert of ${dateAndTime(at)} did not get through${status ? ` (${status})` : ''}.`,
    })[outcome],
  remove: 'Remove',
  removeNamed: (browser: string) => `Remove ${browser}`,
  removed: 'Removed.',
} as const;
