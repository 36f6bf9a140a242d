/** The text of the view that the client specified. */
export const strings = {
  totalEvents: 'Total Events',
  contactSubmissions: 'Contact Submissions',
  estimateRequests: 'Estimate Requests',
  counters: 'Counters',
  recentEvents: 'Recent Events',
  newest: (shown: number, all: number) => `Newest ${shown.toLocaleString()} of ${all.toLocaleString()}`,
  eventType: 'Event Type',
  details: 'Details',
  timestamp: 'Timestamp',
  none: '-',
  loading: 'Loading events...',
  empty: 'No events tracked yet.',
  older: 'Show older events',
  failed: 'The events could not be loaded.',
  again: 'Try again',
  unknown: '–',
} as const;
