import { hash } from 'node:crypto';
import { colorLine, colorsHeading } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { hasLink } from './message-links.ts';

const memoryMs = 86_400_000;
const maxMessages = 2_000;
/** Anybody may write 'Please call me.', but longer texts are not identical by chance. */
const maxCommonLength = 80;

/**
 * Counts how many different senders recently sent the same message, in this process. Texts of at most 80 characters
 * without a link never count. Only digests are stored.
 * @returns a function that records a message and returns how many others sent it before
 */
export function createDuplicateMessages(now: () => Date): (message: string, sender: string) => number {
  const sendersOf = new Map<string, { senders: Set<string>; at: number }>();

  return (message, sender) => {
    const own = ownWords(message);
    if (own.length <= maxCommonLength && !hasLink(own)) return 0;
    const key = digest(own);
    const at = now().getTime();
    const known = sendersOf.get(key);
    const senders = known && Math.abs(at - known.at) < memoryMs ? known.senders : new Set<string>();
    sendersOf.delete(key);
    sendersOf.set(key, { senders, at });
    const oldest = sendersOf.keys().next().value;
    if (sendersOf.size > maxMessages && oldest !== undefined) sendersOf.delete(oldest);
    const self = digest(sender.toLowerCase());
    const others = senders.has(self) ? senders.size - 1 : senders.size;
    if (senders.size < 10) senders.add(self);
    return others;
  };
}

/** The lines that our form adds to a message. */
const ourLines: ReadonlySet<string> = new Set([colorsHeading, ...paintColors.map(colorLine)]);

function ownWords(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => !ourLines.has(line.trim()));
  return lines.join(' ').trim().toLowerCase().replace(/\s+/g, ' ');
}

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);
