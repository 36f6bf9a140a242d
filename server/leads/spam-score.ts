import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { colorsHeading } from '../../catalogue/contracts/text.ts';
import { colorLine } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { dayMs } from '../async.ts';
import { trapByHand } from '../store/lead-changes.ts';
import { leadKeys } from '../store/lead-search.ts';

const impossiblyFastMs = 1_000;
/** Somebody filled in the form, whatever the invisible field has. */
export const humanMs = 3_000;
const threshold = 2;
const manyLinks = 3;

const markup = /<a\s[^<>]{0,200}href|\[url\b|\[link\b/i;

export interface SpamSignals {
  trap?: string | undefined;
  openMs?: number | undefined;
  repeats: number;
}

/**
 * Empty below the threshold; {@link trapByHand} alone only marks a lead.
 * @param ownHosts of this site and those that embed its forms
 */
export function spamReasonsOf(
  fields: Readonly<Record<string, string>>,
  { trap, openMs, repeats }: SpamSignals,
  ownHosts: ReadonlySet<string> = new Set(),
): string[] {
  const { email = '', customerEmail: _, ...texts } = fields;
  const { message = '', ...others } = texts;
  const { address = '', subject = '', ...facts } = others;
  const trusted = new Set([...ownHosts, email.toLowerCase().split('@').at(-1) ?? '']);
  // People may also say here where pictures can be seen.
  const links = untrustedLinks([address, subject, message].join('\n'), trusted);
  const isFull = markup.test(message) || new Set(links).size > 1 || links.length >= manyLinks;
  const isSuspectFact = (value: string) => value.search(explicitLink) >= 0 && untrustedLinks(value, trusted).length > 0;
  const isTrapped = trap !== undefined && !isRepeated(trap, others);
  const isByHand = openMs !== undefined && openMs >= humanMs;
  const findings: [reason: string, weight: number][] = [
    ['trap', isTrapped && !isByHand ? threshold : 0],
    ['speed', openMs !== undefined && openMs < impossiblyFastMs ? threshold : 0],
    ['links', isFull ? threshold : Math.min(links.length, 1)],
    ['link-in-field', Object.values(facts).some(isSuspectFact) ? threshold : 0],
    // One sender is often the same visitor with a corrected address.
    ['repeats', repeats >= 2 ? threshold : 0],
    ['scrambled', Object.values(texts).filter(isScrambled).length >= 2 ? threshold : 0],
  ];
  const found = findings.filter(([, weight]) => weight > 0);
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return score >= threshold ? found.map(([reason]) => reason) : isTrapped ? [trapByHand] : [];
}

/** Autofill may repeat a state, a town or a name. */
function isRepeated(trap: string, fields: Readonly<Record<string, string>>): boolean {
  const typed = new Set(Object.values(fields).flatMap(wordsOf));
  return wordsOf(trap).every((word) => typed.has(word));
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** `kWzTqLpRnd`; names have two odd capitals at most. */
const isScrambled = (text: string) => /^[a-z]{8,}$/i.test(text) && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) > 2;

const reasonTexts: Readonly<Record<string, string>> = {
  trap: 'A field was filled in that no visitor sees.',
  [trapByHand]: 'A field was filled in that no visitor sees, but somebody took time to write.',
  speed: 'The form was sent sooner than anybody types.',
  links: 'The message is full of links.',
  'link-in-field': 'A link stands where a name or an address belongs.',
  scrambled: 'Several fields hold random letters.',
  repeats: 'Others have sent the same message.',
  offer: 'It looks like an offer, not like a request.',
  flood: 'Far more requests than usual came in that day.',
};

export const spamReasonText = (reason: string): string => reasonTexts[reason] ?? reason;

/** Hosts where anyone can publish (`sites.google.com`) are left out on purpose. */
const homeownerSites = hosts(`
  zillow.com redfin.com realtor.com trulia.com homes.com apartments.com movoto.com
  airbnb.com vrbo.com compass.com coldwellbanker.com longandfoster.com remax.com brightmls.com
  icloud.com dropbox.com onedrive.live.com 1drv.ms imgur.com ibb.co postimg.cc
  flickr.com flic.kr photobucket.com shutterfly.com snapfish.com maps.apple.com ring.com
  pinterest.com pin.it houzz.com facebook.com instagram.com youtube.com youtu.be tiktok.com
  nextdoor.com yelp.com angi.com homeadvisor.com thumbtack.com bbb.org craigslist.org
  sherwin-williams.com benjaminmoore.com behr.com valspar.com farrow-ball.com ppgpaints.com
  homedepot.com lowes.com amazon.com wayfair.com etsy.com linkedin.com century21.com
  we.tl wetransfer.com dl.dropboxusercontent.com lh3.googleusercontent.com`);
/** Anyone can publish pages on Google's other hosts. */
const googleHosts = hosts(`google.com maps.google.com photos.google.com drive.google.com docs.google.com
  share.google goo.gl maps.app.goo.gl photos.app.goo.gl`);

function hosts(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

const explicit = String.raw`https?:\/\/[^\s<>"'()[\]]*|\bwww\.[^\s<>"'()[\]]+`;
/** Endings that no sentence has ("rotten.Top step"), or a path. The lookbehind skips email addresses in linear time. */
const bare = String.raw`(?<![@\w.-])(?:[a-z\d-]{1,63}\.)+(?:(?:com|net|org|biz|ru|xyz)(?![\w@-])(?:\/[^\s<>"'()[\]]*)?|(?:app|cc|click|club|cn|co|de|dev|eu|fr|gl|icu|in|info|io|link|live|ly|me|online|page|pro|shop|site|store|tk|to|top|tv|uk|us|vip)\/\w[^\s<>"'()[\]]*)`;
const explicitLink = new RegExp(explicit, 'gi');
const anyLink = new RegExp(`${explicit}|${bare}`, 'gi');

export const hasLink = (text: string): boolean => text.search(anyLink) >= 0;

function untrustedLinks(text: string, ownHosts: ReadonlySet<string>): string[] {
  return (text.match(anyLink) ?? []).map(hostOf).filter((host) => !isOfHomeowners(host) && !ownHosts.has(host));
}

function isOfHomeowners(host: string): boolean {
  if (googleHosts.has(host)) return true;
  const labels = host.split('.');
  return labels.some((_, at) => homeownerSites.has(labels.slice(at).join('.')));
}

/** That of `https://zillow.com@evil.example` is evil.example. */
function hostOf(link: string): string {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  return host.replace(/^(?:www|m)\./, '').replace(/\.$/, '');
}

const memoryMs = dayMs;
const maxCommonLength = 80;
const maxSenders = 10;

/** Counts strangers who sent this process the same message, not those of one name or street. Stores digests. */
export function createDuplicateMessages(now: () => Date): (fields: Readonly<Record<string, string>>) => number {
  const sendersOf = new LRUCache<string, { senders: readonly string[][]; at: number }>({ max: 2_000 });

  return (fields) => {
    const own = ownWords(fields.message ?? '');
    if (own.length <= maxCommonLength && !hasLink(own)) return 0;
    const at = now().getTime();
    const known = sendersOf.get(digest(own));
    const before = known && Math.abs(at - known.at) < memoryMs ? known.senders : [];
    const traits = traitsOf(fields).map(digest);
    sendersOf.set(digest(own), { senders: [...before, traits].slice(-maxSenders), at });
    return before.filter((sender) => !sender.some((trait) => traits.includes(trait))).length;
  };
}

function traitsOf({ name = '', lastName = name, address = '', ...rest }: Readonly<Record<string, string>>): string[] {
  const { email, phone } = leadKeys({ fields: rest, source: {} });
  const family = lastName.trim().split(/\s+/).at(-1) ?? '';
  const traits = { family, street: address.trim().replace(/\s+/g, ' '), email, phone };
  return Object.entries(traits).flatMap(([kind, value]) => (value ? `${kind} ${value.toLowerCase()}` : []));
}

const ourLines: ReadonlySet<string> = new Set([colorsHeading, ...paintColors.map(colorLine)]);

/** Without the lines that our form adds. */
function ownWords(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => !ourLines.has(line.trim()));
  return lines.join(' ').trim().toLowerCase().replace(/\s+/g, ' ');
}

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);
