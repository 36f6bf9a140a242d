/**
 * Sites where homeowners show a house, a photo, a place or a paint, or where they find us. Links to them are no sign of
 * spam. Hosts where anyone can publish pages (`sites.google.com`) are left out on purpose.
 */
const homeownerSites: ReadonlySet<string> = new Set([
  ...['zillow.com', 'redfin.com', 'realtor.com', 'trulia.com', 'homes.com', 'apartments.com', 'movoto.com'],
  ...['airbnb.com', 'vrbo.com', 'compass.com', 'coldwellbanker.com', 'longandfoster.com', 'remax.com', 'brightmls.com'],
  ...['icloud.com', 'dropbox.com', 'ibb.co', 'postimg.cc'],
  ...[
    'onedrive.live.com',
    '1drv.ms',
    'imgur.com',
    'flickr.com',
    'flic.kr',
    'photobucket.com',
    'shutterfly.com',
    'snapfish.com',
  ],
  ...['maps.apple.com', 'ring.com'],
  ...['pinterest.com', 'pin.it', 'houzz.com', 'facebook.com', 'instagram.com', 'youtube.com', 'youtu.be', 'tiktok.com'],
  ...['nextdoor.com', 'yelp.com', 'angi.com', 'homeadvisor.com', 'thumbtack.com', 'bbb.org', 'craigslist.org'],
  ...['sherwin-williams.com', 'benjaminmoore.com', 'behr.com', 'valspar.com', 'farrow-ball.com', 'ppgpaints.com'],
  ...['homedepot.com', 'lowes.com', 'amazon.com', 'wayfair.com', 'etsy.com'],
]);

/** Hosts of Google; on its other hosts anyone can publish pages. */
const googleHosts: ReadonlySet<string> = new Set([
  ...['google.com', 'maps.google.com', 'photos.google.com', 'drive.google.com', 'docs.google.com'],
  ...['share.google', 'goo.gl', 'maps.app.goo.gl', 'photos.app.goo.gl'],
]);

const explicit = String.raw`https?:\/\/[^\s<>"'()[\]]*|\bwww\.[^\s<>"'()[\]]+`;
/**
 * Domains without a scheme: endings that do not occur in a sentence ("rotten.Top step"), or others followed by a path.
 * The lookbehind excludes email addresses and keeps the search linear.
 */
const bare = String.raw`(?<![@\w.-])(?:[a-z\d-]{1,63}\.)+(?:(?:com|net|org|biz|ru|xyz)(?![\w@-])(?:\/[^\s<>"'()[\]]*)?|(?:app|cc|click|club|cn|co|de|dev|eu|fr|gl|icu|in|info|io|link|live|ly|me|online|page|pro|shop|site|store|tk|to|top|tv|uk|us|vip)\/\w[^\s<>"'()[\]]*)`;
const explicitLink = new RegExp(explicit, 'gi');
const anyLink = new RegExp(`${explicit}|${bare}`, 'gi');

/** Whether a text contains an explicit link: `https://…` or `www.…`. */
export const hasExplicitLink = (text: string): boolean => text.search(explicitLink) >= 0;

/** Whether a text contains any link, including bare domains. */
export const hasLink = (text: string): boolean => text.search(anyLink) >= 0;

/**
 * The hosts of a text's links, one entry per link, without trusted hosts.
 * @param ownHosts hosts of this site and of the sites that embed its forms
 */
export function untrustedLinks(text: string, ownHosts: ReadonlySet<string>): string[] {
  const hosts = (text.match(anyLink) ?? []).map(hostOf);
  return hosts.filter((host) => !isOfHomeowners(host) && !ownHosts.has(host));
}

/** Includes subdomains, where sites have listings, photos and mail. */
function isOfHomeowners(host: string): boolean {
  if (googleHosts.has(host)) return true;
  const labels = host.split('.');
  return labels.some((_, at) => homeownerSites.has(labels.slice(at).join('.')));
}

/** The host as a browser parses it: that of `https://zillow.com@evil.example` is evil.example. */
function hostOf(link: string): string {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  return host.replace(/^(?:www|m)\./, '').replace(/\.$/, '');
}
