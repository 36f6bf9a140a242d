import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { filterOf } from '../../../../widgets/admin/inbox/inbox-filter.ts';

const received = new Date('2026-06-01T12:00:00Z');
/** A time after the lead of {@link aSummary} was received. */
export const minutesLater = (minutes: number) => new Date(received.getTime() + minutes * 60_000);

/** A new estimate request as the list shows it. */
export const aSummary = (change: Partial<LeadSummary> = {}): LeadSummary => ({
  id: 'a',
  kind: 'estimate',
  status: 'new',
  name: 'Ann Price',
  town: 'Easton',
  about: 'Interior Painting',
  receivedAt: received.toISOString(),
  dueAt: minutesLater(24 * 60).toISOString(),
  said: '',
  email: '',
  person: [],
  isUnread: false,
  isSuspected: false,
  revision: 0,
  phone: '',
  photoCount: 0,
  mailStatus: 'sent',
  ...change,
});

/** The filter of the first screen. */
export const startFilter = filterOf(new URLSearchParams(), '');
