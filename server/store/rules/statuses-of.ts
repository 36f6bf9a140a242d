import { type LeadStatus, leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { InboxQuery } from '../port/inbox-store.ts';

/**
 * The statuses to look up; undefined for all. Leads with photos are looked up in each, because their index starts with
 * the status; within a town there are few leads anyway.
 */
export const statusesOf = ({ statuses, hasPhotos, town }: InboxQuery): readonly LeadStatus[] | undefined =>
  statuses ?? (hasPhotos && town === undefined ? leadStatuses : undefined);
