import { createHash } from 'node:crypto';
import type { LeadStatus } from '../../../catalogue/contracts/admin/lead.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import type { NewEvent } from '../../../server/store/engine.ts';
import type { NewLead } from '../../../server/store/lead.ts';
import type { Store } from '../../../server/store/store.ts';

const firstNames =
  'Ann Bea Carl Dora Earl Faye Glen Hope Ida Joel Kate Liam Mae Neil Opal Paul Quinn Rose Sam Tess Una Vera Walt Yuri Zoe';
const lastNames =
  'Adkins Bryan Cooper Dize Elliott Fooks Gardner Harrison Insley Jarrell Kirwan Leonard Marshall Nichols Owens Price Quillen Ringgold Sewell Tilghman Usilton Vickers Wroten Yates Zook';
const jobs = [
  'The hall and the stairs want two coats',
  'Cedar clapboard, two stories, peeling above the porch',
  'Mildew along the north wall and the gutters',
  'Kitchen cabinets, fourteen doors, now a tired white',
  'Shutters, trim and the front door before the wedding',
  'The deck and its railing, gray all over',
  'Three bedrooms and a nursery',
];
const asks = [
  'Could you come by on a weekday morning?',
  'We are home after five.',
  'Please tell us what it would cost.',
  'The sooner the better, guests are coming.',
];
const subjects = ['A question about colors', 'Your hours', 'A second coat', 'Scheduling', 'Thank you'];
const services = ['interior', 'exterior', 'pressure-washing'];
const sites = [undefined, undefined, undefined, 'https://decks.example', 'https://gutters.example'];
const pages = areas.flatMap(({ slug }) => ['', '-services', '-interior-painting'].map((end) => `/${slug}${end}`));
const eventTypes = ['page_view', 'page_view', 'page_view', 'page_view', 'contact_form_submission'];

/** A generator of the same numbers from 0 to 1 in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const momentAt = (share: number, from: Date, to: Date) =>
  new Date(from.getTime() + share * (to.getTime() - from.getTime()));

/** A lead, and its status. */
interface SampleLead {
  lead: NewLead;
  status: LeadStatus;
}

/**
 * Generates this many leads, by time received. The newest are still open; spam is recent, because it is not stored for
 * long.
 */
function* sampleLeads(count: number, from: Date, to: Date, openShare: number): Generator<SampleLead> {
  const next = chance(1975);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const [first, last] = [firstNames.split(' '), lastNames.split(' ')];
  for (let at = 0; at < count; at += 1) {
    const [name, surname, town] = [pick(first), pick(last), pick(areas)];
    const isContact = next() < 0.3;
    const isSpam = at >= count * 0.96 && next() < 0.3;
    const message = `${pick(jobs)}. ${pick(asks)}`;
    const email = `${name}.${surname}.${Math.floor(next() * count)}@example.com`.toLowerCase();
    const phone = `(410) 555-${String(at % 10_000).padStart(4, '0')}`;
    const site = pick(sites);
    const isOpen = at >= count * (1 - openShare);
    yield {
      status: isSpam ? 'spam' : isOpen ? pick(['new', 'new', 'called']) : pick(['won', 'lost', 'lost', 'scheduled']),
      lead: {
        id: createHash('sha256').update(`lead ${at}`).digest('base64url').slice(0, 22),
        kind: isContact ? 'contact' : 'estimate',
        fields: isContact
          ? { firstName: name, lastName: surname, email, phone, subject: pick(subjects), message }
          : {
              name: `${name} ${surname}`,
              email,
              phone,
              address: `${1 + Math.floor(next() * 900)} ${pick(last)} Road`,
              city: town.name,
              state: 'MD',
              zipCode: town.zipCodes?.[0] ?? '21619',
              message,
              serviceType: pick(services),
            },
        fingerprint: String(at),
        receivedAt: momentAt(at / count, from, to),
        source: { page: `${site ?? 'http://localhost:3000'}${pick(pages)}`, ...(site && { origin: site }) },
        suspicions: isSpam ? ['links'] : [],
      },
    };
  }
}

/** Generates this many tracked events, by time. */
function* sampleEvents(count: number, from: Date, to: Date): Generator<NewEvent> {
  const next = chance(2026);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  for (let at = 0; at < count; at += 1) {
    yield { eventType: pick(eventTypes), eventDetails: pick(pages), timestamp: momentAt(at / count, from, to) };
  }
}

const dayMs = 86_400_000;
const portion = 40;
const eventPortion = 250;

/**
 * Fills a store with years of work: leads of two years, processed except for the newest, their mail sent, and events of
 * thirteen months. Uses the store’s port, so counts and indexes are real.
 */
export async function seedAdmin(
  store: Store,
  size: { leads: number; events: number },
  now: Date,
  openShare: number,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const claim = () => store.claimMail('mail', { now, leaseMs: 60_000, limit: portion });
  for (const some of portionsOf(sampleLeads(size.leads, daysAgo(720), now, openShare), portion)) {
    await Promise.all(some.map(({ lead }) => store.addLead(lead)));
    const handled = some.filter(({ status }) => status !== 'new' && status !== 'spam');
    await Promise.all(
      handled.map(({ lead, status }) => {
        const at = new Date(lead.receivedAt.getTime() + dayMs / 3);
        return store.changeLead(lead.id, { status }, { at, by: '' });
      }),
    );
    for (let mails = await claim(); mails.length > 0; mails = await claim()) {
      await Promise.all(mails.map(({ lead, lease }) => store.markSent('mail', lead.id, lease, lead.receivedAt)));
    }
  }
  for (const some of portionsOf(sampleEvents(size.events, daysAgo(390), now), eventPortion)) {
    await Promise.all(some.map((event) => store.recordEvent(event)));
  }
}

function* portionsOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let some: Item[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  yield some;
}
