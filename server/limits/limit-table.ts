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
    effect: 'A client that pipelines more requests gets these answers, and then the connection closes.',
  },
  targetLength: {
    number: 8_192,
    unit: 'characters of path and query',
    effect: 'A request for a longer address gets a 414.',
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
  leadsInTenMinutes: {
    number: 5,
    unit: 'leads an address and form in 10 minutes',
    effect:
      'More get a 429 that says how long to wait. An IPv6 /64 counts as one address; a repeat is no further lead.',
  },
  leadsInADay: { number: 20, unit: 'leads an address and form in a day', effect: 'As above.' },
  leadsOfNetwork: {
    number: 200,
    unit: 'leads an IPv6 /48 and form in a day',
    effect: 'As above, for a sender with 65,536 networks of its own.',
  },
  leadsOfAllInTenMinutes: {
    number: 200,
    unit: 'leads a form in 10 minutes',
    effect: 'As above, for everybody together, only while a proxy does not say whom it speaks for.',
  },
  leadsOfAllInADay: { number: 2_000, unit: 'leads a form in a day', effect: 'As above.' },
  floodOfLeads: {
    number: 1_000,
    unit: 'leads of everybody in a day',
    effect: 'Later ones are kept as suspected spam: no mail goes out for them, the digest tells of them.',
  },
  eventBytesPerAddress: {
    number: 100_000,
    unit: 'bytes an address in an hour',
    effect: 'Further events and measures get a 202 and are not kept. Visitors notice nothing.',
  },
  eventAddresses: {
    number: 10_000,
    unit: 'addresses at once',
    effect: 'Allowances in memory. The one unused for longest is forgotten and starts full again.',
  },
  eventBytesPerDay: {
    number: 8_000_000,
    unit: 'bytes of everybody in a day',
    effect: 'What the allowance of all events and measures gains. Those beyond the allowance are not kept, as above.',
  },
  eventBytesAtOnce: {
    number: 32_000_000,
    unit: 'bytes of everybody',
    effect: 'The most that this allowance saves up for busy days.',
  },
  diskReserve: {
    number: 200_000_000,
    unit: 'bytes free on the disk of DATA_DIR',
    effect: 'Below this, events and measures are not kept; leads are, until the disk is full.',
  },
  codesOfLogin: {
    number: 5,
    unit: 'codes of the app a login',
    effect: 'More get a 429. It begins again with the password; recovery codes are not counted.',
  },
  codesOfStrangers: {
    number: 10,
    unit: 'wrong codes of the app in an hour, of all browsers never logged in before',
    effect:
      'Then one in ten minutes; more get a 429 that says how long to wait. Known browsers have guesses of their own; recovery codes are not counted.',
  },
  unprovenGuesses: {
    number: 60,
    unit: 'wrong passwords in an hour, of all browsers never logged in before behind a proxy that TRUST_PROXY_HOPS does not declare',
    effect:
      'Then one a minute; more get a 429 that says how long to wait. Known browsers have guesses of their own; declare the proxy to tell addresses apart.',
  },
  exports: { number: 2, unit: 'exports at once', effect: 'A third gets a 429.' },
  exportMinutes: { number: 15, unit: 'minutes', effect: 'An export that takes longer is broken off.' },
} as const satisfies Record<string, LimitEntry>;

export type LimitName = keyof typeof limitTable;
