/** Words that the lists of ad blockers match between separators. */
const words = [
  'ads? adserver advert(s|ising|isement)? analytics? banners? beacons? clicks? collect(or)?',
  'conversions? counters? doubleclick events? fingerprint gtag gtm heatmap hit(s|count)? impressions?',
  'insights? log(s|ger|ging)? matomo metrics? pageviews? piwik pixels? popups? promo sponsors?',
  'stat(s|istics)? telemetry track(s|er|ers|ing)? utm visitors? vitals?',
].join(' ');

/**
 * Rules modeled on EasyPrivacy and EasyList, whose filters match a word between separators anywhere in a URL
 * (https://easylist.to, `/analytics-$script`, `/track.`, `-beacon.`), and exact words within a name.
 */
const rules = [
  new RegExp(`(^|[/._\\-?&=])(${words.replaceAll(' ', '|')})(?=$|[/._\\-?&=])`, 'i'),
  /analytic|telemetr|adsense|adserv|webstat|sitestat|pagestat|trackingcode|web-vitals|usertrack/i,
];

/** The part of a URL that a blocker's list would match; undefined if it matches none. */
export const blockedPart = (address: string): string | undefined =>
  rules.map((rule) => rule.exec(address)?.[0]).find(Boolean);

/** Requests that count visitors; a visitor's blocker may block any of them. */
export const counting = /\/api\/(track|measure)\b|\/(after-load|embed-use|scroll-and-time)-/;
