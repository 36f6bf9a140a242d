import { createHash } from 'node:crypto';

const memoryMs = 86_400_000;
const maxMessages = 2_000;

/**
 * Counts how many different senders sent one message lately, in this process. Nothing is kept but digests.
 * @returns a function that notes a message and answers how many others sent it before
 */
export function createRepeats(now: () => Date): (message: string, sender: string) => number {
  const sendersOf = new Map<string, { senders: Set<string>; at: number }>();

  return (message, sender) => {
    const key = digest(message.toLowerCase().replace(/\s+/g, ' '));
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

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
