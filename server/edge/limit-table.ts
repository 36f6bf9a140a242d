/** One number that bounds what a client, or all of them together, can take of this server. */
export interface LimitEntry {
  number: number;
  unit: string;
  /** What happens at the limit, and to whom. */
  effect: string;
}

/** Every limit of the server by its name; README shows the same rows, and a test compares the two. */
export const limitTable = {
  connections: {
    number: 1_000,
    unit: 'connections',
    effect: 'The connection that has been idle longest gives way; if none is idle, the new one gets a 503.',
  },
  connectionsPerAddress: {
    number: 64,
    unit: 'connections an address',
    effect:
      'As above, among that address’s own. An IPv6 /64 counts as one address; proxies and private networks are exempt.',
  },
  queuedAnswers: {
    number: 16,
    unit: 'answers a connection',
    effect:
      'A client that pipelines more requests gets these answers and then the connection closes; at four times as many it is cut.',
  },
  unreadSeconds: {
    number: 30,
    unit: 'seconds',
    effect: 'A client that reads nothing of its answer for this long is cut off; one that reads slowly is not.',
  },
  logBuffer: {
    number: 262_144,
    unit: 'bytes',
    effect:
      'Log lines that cannot be written wait. Beyond this they are dropped, and counted in the log when it works again.',
  },
  trackingInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'Page views and measures beyond this get a 503 with Retry-After.',
  },
  trackingDelay: {
    number: 100,
    unit: 'ms',
    effect: 'Page views and measures get a 503 with Retry-After while the event loop lags by more than this.',
  },
  readsInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'Pages that must be rendered and reads of the API beyond this get a 503 with Retry-After.',
  },
  readsDelay: {
    number: 200,
    unit: 'ms',
    effect:
      'Pages that must be rendered and reads of the API get a 503 with Retry-After while the event loop lags by more than this.',
  },
  ownerCallsInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'The owner’s calls beyond this get a 503 with Retry-After.',
  },
  ownerCallsDelay: {
    number: 400,
    unit: 'ms',
    effect: 'The owner’s calls get a 503 with Retry-After while the event loop lags by more than this.',
  },
  leadsInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'Leads beyond this get a 503 with Retry-After.',
  },
  leadsDelay: {
    number: 800,
    unit: 'ms',
    effect: 'Leads get a 503 with Retry-After while the event loop lags by more than this.',
  },
} as const satisfies Record<string, LimitEntry>;

export type LimitName = keyof typeof limitTable;
