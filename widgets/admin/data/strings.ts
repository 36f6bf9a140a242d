import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import { retention } from '../../../catalogue/time/retention.ts';

export const keptFor = [
  ['Requests, with photos and notes', `${retention.leadMonths} months`],
  ['Suspected spam', `${retention.spamDays} days`],
  ['Events', `${retention.eventMonths} months`],
  ['Counts, which name nobody', `${retention.countMonths} months`],
  ['Log of logins', `${retention.authEventDays} days`],
] as const;

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const amountOf = ({ leads, events }: Traces) =>
  `${plural(leads, 'lead')} and ${plural(events, 'tracked event')}`;
