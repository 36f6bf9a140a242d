import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import { retention } from '../../../catalogue/time/retention.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const amount = ({ leads, events }: Traces) => `${plural(leads, 'lead')} and ${plural(events, 'tracked event')}`;

export const keptFor = [
  ['Requests, with photos and notes', `${retention.leadMonths} months`],
  ['Suspected spam', `${retention.spamDays} days`],
  ['Events', `${retention.eventMonths} months`],
  ['Counts, which name nobody', `${retention.countMonths} months`],
  ['Log of logins', `${retention.authEventDays} days`],
] as const;

export const strings = {
  heading: 'Data',
  exports: 'Take it with you',
  exportsAbout: 'Everything here is yours. Each file is made when you press its button.',
  csv: 'All leads, as a table (CSV)',
  json: 'Everything, as JSON',
  kept: 'How long it is kept',
  keptAbout: 'Anything older is deleted every day.',
  limits: 'Limits that were reached',
  limitsAbout:
    'Limits keep one visitor or a robot from using up the site. Anything over a limit is turned away or not counted. This list starts over when the server restarts.',
  limit: 'Limit',
  times: 'Reached',
  last: 'Last',
  numberOf: (number: number, unit: string) => `${number.toLocaleString()} ${unit}`,
  timesOf: (count: number) => (count === 1 ? '1 time' : `${count.toLocaleString()} times`),
  noLimits: 'None since the server started.',
  limitsFailed: 'The limits could not be loaded. Please reload the page.',
  loading: 'Loading...',
  erase: 'Erase a person',
  eraseAbout:
    'Deletes every lead with this e-mail address or phone number, along with its notes, photos and mails on this server, and blanks tracked events that contain either. Mails in your own mailbox and earlier backups are up to you.',
  email: 'E-mail',
  phone: 'Phone',
  look: 'See what there is',
  found: (traces: Traces) => `Found: ${amount(traces)}.`,
  nothing: 'There is nothing about this person here.',
  word: 'ERASE',
  confirm: 'Type ERASE to confirm',
  eraseNow: 'Erase for good',
  erased: (traces: Traces) => `Erased: ${amount(traces)}.`,
} as const;
