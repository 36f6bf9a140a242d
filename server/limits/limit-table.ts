import { maxPhotoBytes, maxPhotoPixels } from '../../catalogue/contracts/photo.ts';

/** A number that bounds how much one client, or all clients together, can use of this server. */
export interface LimitEntry {
  number: number;
  unit: string;
  /** What happens at the limit, and to whom. */
  effect: string;
}

/** Every limit of the server by its name; CONTRIBUTING.md shows the same rows, and a test compares the two. */
export const limitTable = {
  connections: {
    number: 1_000,
    unit: 'connections',
    effect:
      'The connection that has been idle or sending longest gives way, of the address that holds the most, also of one that your proxy forwards; if there is none, the new one gets a 503.',
  },
  connectionsPerAddress: {
    number: 64,
    unit: 'connections per address',
    effect:
      'As above, among the connections of that address. An IPv6 /64 counts as one address; proxies and private networks are exempt.',
  },
  queuedAnswers: {
    number: 16,
    unit: 'responses per connection',
    effect: 'A client that pipelines more requests gets these responses, and then the connection closes.',
  },
  targetLength: {
    number: 8_192,
    unit: 'characters of path and query',
    effect: 'A request for a longer address gets a 414.',
  },
  unreadSeconds: {
    number: 30,
    unit: 'seconds',
    effect: 'A client that reads none of its response for this long is disconnected; one that reads slowly is not.',
  },
  logBuffer: {
    number: 262_144,
    unit: 'bytes',
    effect:
      'Log lines that cannot be written are buffered. Beyond this they are dropped, and counted in the log once it works again.',
  },
  trackingInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'Page views and metrics beyond this get a 503 with Retry-After.',
  },
  trackingDelay: {
    number: 100,
    unit: 'ms',
    effect: 'Page views and metrics get a 503 with Retry-After while the event loop lags by more than this.',
  },
  readsInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'Pages that must be rendered and API reads beyond this get a 503 with Retry-After.',
  },
  readsDelay: {
    number: 200,
    unit: 'ms',
    effect:
      'Pages that must be rendered and API reads get a 503 with Retry-After while the event loop lags by more than this.',
  },
  ownerCallsInFlight: {
    number: 64,
    unit: 'requests at once',
    effect: 'The owner’s API calls beyond this get a 503 with Retry-After.',
  },
  ownerCallsDelay: {
    number: 400,
    unit: 'ms',
    effect: 'The owner’s API calls get a 503 with Retry-After while the event loop lags by more than this.',
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
    // A property manager’s houses, or an office behind one address.
    number: 10,
    unit: 'leads per address and form in 10 minutes',
    effect:
      'More get a 429 that says how long to wait. An IPv6 /64 counts as one address; a repeat does not count, nor what a signed-in owner sends.',
  },
  leadsInADay: { number: 40, unit: 'leads per address and form in a day', effect: 'As above.' },
  leadsOfAllInTenMinutes: {
    number: 200,
    unit: 'leads per form in 10 minutes',
    effect: 'As above, for all visitors together, only while a proxy does not forward their addresses.',
  },
  floodOfLeads: {
    number: 1_000,
    unit: 'leads from all visitors in a day',
    effect:
      'Later ones are stored as suspected spam and not mailed. The office warns of it, one mail a day says so, and the digest lists them.',
  },
  estimatesInFlood: {
    number: 5,
    unit: 'estimates in an hour after those',
    effect:
      'Still mailed, one per address and hour, if their ZIP code is one of ours and their form was open as long as a person takes.',
  },
  receiptsOfAddress: {
    number: 1,
    unit: 'confirming mail per mailbox in a day',
    effect: 'Further forms from that address are stored as usual but not confirmed by mail.',
  },
  photoBytes: {
    number: maxPhotoBytes,
    unit: 'bytes per photo',
    effect: 'A larger one gets a 413. Without JavaScript, the field shows why it was refused.',
  },
  photoPixels: {
    number: maxPhotoPixels,
    unit: 'pixels per photo',
    effect: 'A photo with more gets a 422 that says so and is never decoded.',
  },
  photosWaiting: {
    number: 8,
    unit: 'photos',
    effect:
      'One photo is encoded at a time and this many wait. For another, the network or address that has most of them waiting loses its last one. If none has more than the sender’s, the other gets a 503 with Retry-After.',
  },
  photoBytesAtOnce: {
    number: 64_000_000,
    unit: 'bytes',
    effect:
      'Photos that are arriving or waiting use no more memory. An address with less than an equal part takes room from those with more. Whoever gets none, or loses it, gets a 503, or without JavaScript the form with its text.',
  },
  photoBytesOfAddress: {
    number: 24_000_000,
    unit: 'bytes per address',
    effect:
      'As above, so that one address that sends slowly leaves room for others. An IPv6 /64 counts as one address.',
  },
  uploadSeconds: {
    number: 300,
    unit: 'seconds',
    effect: 'A photo, or a form with photos, must arrive within this time; any other body within 15 seconds.',
  },
  uploadRate: {
    // At this rate, the largest photo takes as long as it may.
    number: 35_000,
    unit: 'bytes per second',
    effect:
      'While there is no memory for another photo, the slowest one below this rate is dropped. It gets a 503, or without JavaScript the form with its text.',
  },
  uploadPatience: {
    number: 10,
    unit: 'seconds',
    effect: 'How long an upload may fall behind that rate, such as on a phone that changes cells.',
  },
  photosInTenMinutes: {
    // As many leads, each with as many photos as its form takes.
    number: 60,
    unit: 'photos per address in 10 minutes',
    effect: 'More get a 429 that says how long to wait. An IPv6 /64 counts as one address.',
  },
  photosInADay: { number: 240, unit: 'photos per address in a day', effect: 'As above.' },
  photosOfAllInADay: {
    number: 1_500,
    unit: 'photos from all visitors in a day',
    effect: 'More get a 429, always: what strangers may fill of the disk. Requests without photos are stored as usual.',
  },
  photosPerRequest: {
    number: 12,
    unit: 'photos per request',
    effect: 'The private page of a request accepts no more, and says how many are left.',
  },
  noteLength: {
    number: 2_000,
    unit: 'characters per note on that page',
    effect: 'The field of a longer one shows why it was refused.',
  },
  actsPerRequest: {
    number: 60,
    unit: 'notes and other changes by the sender of a request',
    effect: 'More get a 429.',
  },
  actsInTenMinutes: {
    number: 20,
    unit: 'such changes per address in 10 minutes',
    effect: 'More get a 429 that says how long to wait. An IPv6 /64 counts as one address.',
  },
  actsInADay: { number: 60, unit: 'such changes per address in a day', effect: 'As above.' },
  wrongLinks: {
    number: 30,
    unit: 'links to no request per address in 10 minutes',
    effect: 'More get a 429 that says how long to wait. Valid links still work.',
  },
  pictures: {
    number: 300,
    unit: 'uploaded pictures of posts',
    effect: 'More get a 503. Pictures that no post shows are removed a week after they were uploaded.',
  },
  unclaimedPhotos: {
    number: 2_000,
    unit: 'photos that belong to no request yet; one of more than 1 MB counts once per megabyte begun',
    effect:
      'For another, the network that holds the most of them (an IPv4 /16 or IPv6 /32) loses one, or in the sender’s own network the address that does, but nobody who holds at most six. If none holds more than the sender’s, the other gets a 503 that says how long to wait. A photo that no request claims is removed after a day in any case.',
  },
  heldPhotoMinutes: {
    number: 60,
    unit: 'minutes',
    effect:
      'How old a photo must be to give way to another while nobody holds more than that one’s sender. The form of its sender then says which photo to add again.',
  },
  eventBytesPerAddress: {
    number: 100_000,
    unit: 'bytes per address in an hour',
    effect: 'Further events and metrics get a 202 and are not stored. Visitors notice nothing.',
  },
  eventBytesPerDay: {
    number: 32_000_000,
    unit: 'bytes from all visitors in a day',
    effect: 'Further events and metrics are not stored, as above.',
  },
  diskReserve: {
    number: 200_000_000,
    unit: 'bytes free on the disk of DATA_DIR',
    effect: 'Below this, events, metrics and photos are not stored; leads are, until the disk is full.',
  },
  guesses: {
    number: 5,
    unit: 'wrong passwords in 15 minutes, or codes, per address or known browser',
    effect: 'More get a 429: a lock of 10 minutes, which doubles with every further wrong guess, up to a day.',
  },
  codesOfLogin: {
    number: 5,
    unit: 'authenticator codes per login',
    effect: 'More get a 429. The login starts over with the password; recovery codes do not count.',
  },
  codesOfStrangers: {
    number: 10,
    unit: 'wrong authenticator codes in an hour, from all browsers that never logged in before',
    effect:
      'Then one in ten minutes; more get a 429 that says how long to wait. Known browsers have their own guesses; recovery codes do not count.',
  },
  unprovenGuesses: {
    number: 60,
    unit: 'wrong passwords in an hour, from all browsers that never logged in before, behind a proxy that TRUST_PROXY_HOPS does not declare',
    effect:
      'Then one a minute; more get a 429 that says how long to wait. Known browsers have their own guesses; declare the proxy to tell addresses apart.',
  },
  sisterSites: {
    number: 50,
    unit: 'sites registered in the office',
    effect: 'Another site cannot be registered until the owner removes one.',
  },
  testMails: {
    number: 5,
    unit: 'test mails to the owner in an hour',
    effect: 'More get a 429 that says how long to wait.',
  },
  exports: { number: 2, unit: 'exports at once', effect: 'A third gets a 429.' },
  exportMinutes: {
    number: 15,
    unit: 'minutes',
    effect: 'An export that takes longer is aborted.',
  },
} as const satisfies Record<string, LimitEntry>;

export type LimitName = keyof typeof limitTable;
