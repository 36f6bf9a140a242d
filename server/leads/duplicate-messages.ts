import { hash } from 'node:crypto';
import { colorLine, colorsHeading } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { leadKeys } from '../store/rules/lead-keys.ts';
import { hasLink } from './message-links.ts';

const memoryMs = 86_400_000;
const maxMessages = 2_000;
/** Anybody may write 'Please call me.', but longer texts are not identical by chance. */
const maxCommonLength = 80;

/** How many senders of one message are compared. */
const maxSenders = 10;

/**
 * Counts how many strangers recently sent the same message, in this process: senders who share neither a family name
 * nor a street, an email address or a phone number, because families and neighbors write together. Texts of at most 80
 * characters without a link never count. Only digests are stored.
 * @returns a function that records a lead and returns how many strangers sent its message before
 */
export function createDuplicateMessages(now: () => Date): (fields: Readonly<Record<string, string>>) => number {
  const sendersOf = new Map<string, { senders: readonly string[][]; at: number }>();

  return (fields) => {
    const own = ownWords(fields.message ?? '');
    if (own.length <= maxCommonLength && !hasLink(own)) return 0;
    const key = digest(own);
    const at = now().getTime();
    const known = sendersOf.get(key);
    const before = known && Math.abs(at - known.at) < memoryMs ? known.senders : [];
    const traits = traitsOf(fields).map(digest);
    sendersOf.delete(key);
    sendersOf.set(key, { senders: [...before, traits].slice(-maxSenders), at });
    const oldest = sendersOf.keys().next().value;
    if (sendersOf.size > maxMessages && oldest !== undefined) sendersOf.delete(oldest);
    return before.filter((sender) => !sender.some((trait) => traits.includes(trait))).length;
  };
}

/** What tells a sender from a stranger. */
function traitsOf({ name = '', lastName = name, address = '', ...rest }: Readonly<Record<string, string>>): string[] {
  const { email, phone } = leadKeys({ fields: rest, source: {} });
  const family = lastName.trim().split(/\s+/).at(-1) ?? '';
  const traits = { family, street: address.trim().replace(/\s+/g, ' '), email, phone };
  return Object.entries(traits).flatMap(([kind, value]) => (value ? `${kind} ${value.toLowerCase()}` : []));
}

/** The lines that our form adds to a message. */
const ourLines: ReadonlySet<string> = new Set([colorsHeading, ...paintColors.map(colorLine)]);

function ownWords(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => !ourLines.has(line.trim()));
  return lines.join(' ').trim().toLowerCase().replace(/\s+/g, ' ');
}

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);
