import type { Traces } from '../../../catalogue/contracts/admin/erase-request.ts';
import { retention } from '../../../catalogue/time/retention.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const amount = ({ leads, events }: Traces) => `${plural(leads, 'lead')} and ${plural(events, 'tracked event')}`;

/** All text of the data section. */
export const strings = {
  heading: 'Data',
  exports: 'Take it with you',
  exportsAbout: 'Everything belongs to you. Both files are made at this moment.',
  csv: 'All leads, as a table (CSV)',
  json: 'Everything, as JSON',
  kept: 'How long it is kept',
  keptFor: [
    ['Leads and their mails', `${retention.leadMonths} months`],
    ['Suspected spam', `${retention.spamDays} days`],
    ['Tracked events', `${retention.eventMonths} months`],
    ['Logins, by browser and without address', `${retention.authEventDays} days`],
    ['Counts, which name nobody', `${retention.countMonths} months`],
  ],
  keptAbout: 'What is older is removed every day.',
  limits: 'Limits that were reached',
  limitsAbout:
    'They keep one visitor or a robot from using up the site. What is beyond a limit is refused or not counted. This list starts over whenever the server does.',
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
    'Removes every lead of an email address or a phone number, with its notes and mails on this server, and blanks tracked events that hold either. Mails in your mailbox and backups made before are yours to remove.',
  email: 'Email',
  phone: 'Phone',
  look: 'See what there is',
  found: (traces: Traces) => `Found: ${amount(traces)}.`,
  nothing: 'There is nothing of this person.',
  word: 'ERASE',
  confirm: 'Type ERASE to confirm',
  eraseNow: 'Erase for good',
  erased: (traces: Traces) => `Erased: ${amount(traces)}.`,
  failed: 'That did not get through. Please try again.',
} as const;
