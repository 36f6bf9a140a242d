/** Words that the lists of ad blockers look for between separators. */
const words = [
  'ads?',
  'adserver',
  'advert(s|ising|isement)?',
  'analytics?',
  'banners?',
  'beacons?',
  'clicks?',
  'collect(or)?',
  'conversions?',
  'counters?',
  'doubleclick',
  'events?',
  'fingerprint',
  'gtag',
  'gtm',
  'heatmap',
  'hit(s|count)?',
  'impressions?',
  'insights?',
  'log(s|ger|ging)?',
  'matomo',
  'metrics?',
  'pageviews?',
  'piwik',
  'pixels?',
  'popups?',
  'promo',
  'sponsors?',
  'stat(s|istics)?',
  'telemetry',
  'track(s|er|ers|ing)?',
  'utm',
  'visit(or)?s?',
  'vitals?',
];

/**
 * Rules after those of EasyPrivacy and EasyList, whose filters name a word between separators anywhere in an address
 * (https://easylist.to, `/analytics-$script`, `/track.`, `-beacon.`), and words within a name that they block as they are.
 */
const rules = [
  new RegExp(`(^|[/._\\-?&=])(${words.join('|')})(?=$|[/._\\-?&=])`, 'i'),
  /analytic|telemetr|adsense|adserv|webstat|sitestat|pagestat|trackingcode|web-vitals|usertrack/i,
];

/** The part of an address for which a blocker's list would stop it; undefined for an address that goes through. */
export const blockedPart = (address: string): string | undefined =>
  rules.map((rule) => rule.exec(address)?.[0]).find(Boolean);

/** Requests that count: a visitor's blocker may stop each of them. */
export const counting = /\/api\/(track|measure)\b|\/(after-load|embed-use|engagement)-/;
