import type { InboxQuery } from '../port/inbox-store.ts';

/** The kinds of leads that a query can match; undefined for all. Only estimates are for a service. */
export const kindsOf = ({ kinds, service }: InboxQuery): InboxQuery['kinds'] =>
  service ? (kinds ?? ['estimate']).filter((kind) => kind === 'estimate') : kinds;
