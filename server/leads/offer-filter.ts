import { hash } from 'node:crypto';
import { phoneLinks } from '../../catalogue/phone.ts';
import { memoizeAsync } from '../async.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Lead } from '../store/lead.ts';
import { type AdminStore, createStoredJson } from '../store/records.ts';
import { isServed, namesServedTown } from './lead-kinds.ts';
import { hasLink } from './spam-score.ts';

/** Log odds; missing honest texts is expensive. */
const threshold = 6;
const maxOdds = 1.2;
const maxLearnedOdds = 0.6;
const maxLearned = 3;
/** The owner's answers, in texts of ours. */
const maxTaught = 20;
/** Two presses of a button decide nothing. */
const minTaught = 4;
const maxWords = 3_000;

type Counts = { texts: number; words: Record<string, number> };
type Kind = 'offer' | 'honest';
type Taught = Record<Kind, Counts>;

export type OfferFilter = ReturnType<typeof createOfferFilter>;

const nothing: Taught = { offer: { texts: 0, words: {} }, honest: { texts: 0, words: {} } };

/** Naive Bayes. Stores counts by digests of words: no visitor's word can be read. */
export function createOfferFilter({ store, log }: { store: AdminStore; log: Log }) {
  // Now, because a later build may take the files away; a lead must not fail for them.
  readSeeds().catch((error) => log('error', 'offers_unreadable', errorFields(error)));
  const stored = createStoredJson(store, 'offer words', nothing);

  async function learn(lead: Pick<Lead, 'kind' | 'fields'>, kind: Kind): Promise<void> {
    const learned = wordsOf(textOf(lead)).map(digest);
    if (learned.length === 0) return;
    await stored.change((taught) => {
      const words = { ...taught[kind].words };
      for (const word of learned) words[word] = (words[word] ?? 0) + 1;
      const kept = Object.fromEntries(Object.entries(words).slice(-maxWords));
      return { ...taught, [kind]: { texts: taught[kind].texts + 1, words: kept } };
    });
  }

  return {
    /** Never for one from where we work. */
    async readsLikeOffer(lead: Pick<Lead, 'kind' | 'fields'>): Promise<boolean> {
      const text = textOf(lead);
      if (lead.kind === 'palette' || isServed(lead)) return false;
      const { city = '', zipCode = '', address = '' } = lead.fields;
      const place = [text, city, zipCode, address].join('\n');
      if (isForeign(text)) return !namesServedTown(place) && !hasLocalNumber(lead);
      const [seeds, taught] = await Promise.all([readSeeds().catch(() => nothing), stored.read().catch(() => nothing)]);
      const oddsBy = (learned: Taught) => wordsOf(text).reduce((sum, word) => sum + oddsOf(word, seeds, learned), 0);
      const ours = oddsBy(nothing);
      return ours + Math.min(maxLearned, oddsBy(taught) - ours) >= threshold;
    },
    /** Never rejects. */
    teach: (lead: Pick<Lead, 'kind' | 'fields'>, kind: Kind): Promise<void> =>
      learn(lead, kind).catch((error) => log('warn', 'offer_not_learned', errorFields(error))),
  };
}

/** Of Maryland and Delaware. */
const areaCodes = /^\+1(?:410|443|667|240|301|302)/;
const hasLocalNumber = ({ fields: { phone = '' } }: Pick<Lead, 'fields'>): boolean =>
  areaCodes.test(phoneLinks(phone)?.number ?? '');

const textOf = ({ fields: { subject = '', message = '' } }: Pick<Lead, 'fields'>) => `${subject}\n${message}`;

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}[\p{L}\p{N}]+|[$%]/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs, ...(hasLink(text) ? ['://'] : [])])];
}

function counted(lines: string): Counts {
  const texts = lines.trim().split('\n');
  const words: Record<string, number> = {};
  for (const word of texts.flatMap(wordsOf)) words[word] = (words[word] ?? 0) + 1;
  return { texts: texts.length, words };
}

/** The filter's first knowledge. A file, because texts are no code; only scripts that filter read it. */
const readSeeds = memoizeAsync(async (): Promise<Taught> => {
  const [{ default: offers }, { default: honest }] = await Promise.all([
    import('./offers.txt'),
    import('./honest.txt'),
  ]);
  return { offer: counted(offers), honest: counted(honest) };
}).read;

function oddsOf(word: string, seeds: Taught, taught: Taught): number {
  const key = digest(word);
  const isLearned = Math.max(taught.offer.words[key] ?? 0, taught.honest.words[key] ?? 0) >= minTaught;
  const [offer, honest] = (['offer', 'honest'] as const).map((kind) => {
    const { texts, words } = taught[kind];
    const weight = isLearned ? Math.min(1, maxTaught / Math.max(texts, 1)) : 0;
    const found = (seeds[kind].words[word] ?? 0) + weight * (words[key] ?? 0);
    return { found, share: (found + 0.5) / (seeds[kind].texts + weight * texts + 1) };
  });
  // A word that nobody has used says nothing.
  if (!offer || !honest || offer.found + honest.found === 0) return 0;
  const max = isLearned ? maxLearnedOdds : maxOdds;
  return Math.max(-max, Math.min(max, Math.log(offer.share / honest.share)));
}

const digest = (word: string) => hash('sha256', word, 'base64url').slice(0, 6);
