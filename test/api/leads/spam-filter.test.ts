import { describe, expect, it } from 'vitest';
import { type ArrivingLead, honestLeads, messagesOf, spamLeads } from '../../support/cases/leads/leads.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { office } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const todaysRequests = messagesOf('todays-requests');
const todaysOffers = messagesOf('todays-offers');
/** Neighbors and a family, who agreed on one text and share a name, a street or a number. */
const sharedText =
  'Mother’s house has to be sold by the end of the year, and before that the siding needs a wash and the porch needs paint.';

const shown = ({ sort, fields }: ArrivingLead) => `${sort}: ${fields.message?.slice(0, 90)}`;

/** Sends leads as their browsers or bots would; each must be stored. Returns those held as suspected spam, and the rest. */
async function sendAll(server: TestServer, leads: readonly ArrivingLead[]) {
  expect(leads.length).toBeGreaterThanOrEqual(300);
  const held: string[] = [];
  const passed: string[] = [];
  for (const arriving of leads) {
    const answer = await server.post(arriving.path, arriving.fields, arriving.headers);
    expect([shown(arriving), answer.status]).toEqual([shown(arriving), 201]);
    const lead = await server.store.findLead(answer.json().id);
    const list = lead?.mail.status === 'held' ? held : passed;
    list.push(`${shown(arriving)} (${lead?.suspicions})`);
  }
  const stored = (await server.store.countLeads('estimate')) + (await server.store.countLeads('contact'));
  return { held, passed, stored };
}

it('real people’s messages are stored, and hardly any is held as spam', async () => {
  await using server = await startServer();
  const { held, stored } = await sendAll(server, honestLeads());
  // One in 500 may be held; of these few, none.
  expect(held).toEqual([]);
  expect((await server.store.outboxState()).due).toBe(stored);
});

it('messages from bots and salespeople are stored, and held except for one in twenty', async () => {
  await using server = await startServer();
  const leads = spamLeads();
  const { passed, stored } = await sendAll(server, leads);
  expect(stored).toBe(leads.length);
  // The first two of each mass mailing look like any other message, which accounts for a part of the one in twenty.
  expect(passed.length / leads.length, passed.join('\n')).toBeLessThanOrEqual(0.05);
});

describe('offers', () => {
  const reasonsFor = async (server: TestServer, path: string, fields: object) => {
    const answer = await server.post(path, fields, { 'brushline-open-ms': '42000' });
    expect(answer.status).toBe(201);
    return (await server.store.findLead(answer.json().id))?.suspicions ?? [];
  };
  /** As messages, because an estimate from where we work is never an offer. */
  const ofMessage = (server: TestServer, message: string, nth = 0) =>
    reasonsFor(server, '/api/contact', aMessage({ message, email: `person${nth}@mail.example` }));
  const ofEstimate = (server: TestServer, changes: Record<string, unknown>) =>
    reasonsFor(server, '/api/estimates', anEstimate(changes));

  it('are held without an alert, and no request of a hundred is', async () => {
    await using server = await startServer();
    expect(todaysRequests.length).toBeGreaterThanOrEqual(100);
    const held: string[] = [];
    for (const [nth, message] of todaysRequests.entries()) {
      const reasons = await ofMessage(server, message, nth);
      if (reasons.length > 0) held.push(`${reasons}: ${message}`);
    }
    for (const own of [{ name: 'Ann Price' }, { name: 'Bob Price' }, { address: '9 Cove Road' }, { name: 'Eve Lee' }]) {
      const email = `${Object.values(own)[0]?.replace(/\W/g, '')}@mail.example`;
      held.push(...(await ofEstimate(server, { message: sharedText, ...own, email })));
    }
    expect(held).toEqual([]);
    const wakes = server.wakes();
    expect(todaysOffers).toHaveLength(60);
    const rang: string[] = [];
    for (const [nth, message] of todaysOffers.entries()) {
      if ((await ofMessage(server, message, 1_000 + nth)).length === 0) rang.push(message);
    }
    expect(rang.length, rang.join('\n')).toBeLessThanOrEqual(10);
    expect(server.wakes()).toBe(wakes + rang.length);
  });

  it('are never estimates from where we work, nor texts in another script that name a town of ours or come with a number from here', async () => {
    await using server = await startServer();
    const far = { message: todaysOffers[0], city: 'Dallas', zipCode: '75201' };
    expect(await ofEstimate(server, { ...far, name: 'Far' })).toEqual(['offer']);
    expect(await ofEstimate(server, { ...far, zipCode: '21601-1234', name: 'A' })).toEqual([]);
    expect(await ofEstimate(server, { ...far, city: 'saint michaels', name: 'B' })).toEqual([]);
    const russian = 'Здравствуйте, сколько стоит покрасить дом';
    const fromAfar = { phone: '+44 20 7946 0958', email: 'far@mail.example' };
    expect(await reasonsFor(server, '/api/contact', aMessage({ message: `${russian}?`, ...fromAfar }))).toEqual([
      'offer',
    ]);
    expect(await ofMessage(server, `${russian}?`)).toEqual([]);
    expect(await ofMessage(server, `${russian} в Easton?`)).toEqual([]);
    const here = { message: `${russian}, два этажа?`, ...fromAfar, city: 'Easton, MD', zipCode: 'MD 21601' };
    expect(await ofEstimate(server, here)).toEqual([]);
  });

  it('are listed apart, and what the owner says about some teaches the filter only about many', async () => {
    const { server, read, post } = await office();
    let texts = 0;
    const send = async (message: string): Promise<string> => {
      texts += 1;
      const body = aMessage({ message, subject: `No. ${texts}` });
      return (await server.post('/api/contact', body, { 'brushline-open-ms': '42000' })).json().id;
    };
    /** Sends texts with these numbers, and says what each is. */
    async function teach(status: 'spam' | 'new', textOf: (nth: number) => string, from: number, before: number) {
      for (let nth = from; nth < before; nth += 1) await post(`/leads/${await send(textOf(nth))}/status`, { status });
    }
    const isOffer = async (message: string) =>
      (await server.store.findLead(await send(message)))?.suspicions.includes('offer');
    const pitch = (nth: number) =>
      `Zymurgy Quantum Flux pods for tradesmen ${nth}. Get more leads from zymurgy flux pods, quantum zymurgy, flux quantum pods.`;
    const washing = (nth: number) =>
      `Do you wash vinyl siding and roofs? Ours is green, and the patio is slippery. House ${nth}.`;

    const listed = await send(todaysOffers[0] ?? '');
    expect((await read('/leads?status=spam&held=offer')).leads).toMatchObject([{ id: listed, isSuspected: true }]);
    await teach('spam', washing, 0, 2);
    expect(await isOffer(washing(3))).toBe(false);
    await teach('spam', pitch, 0, 2);
    expect(await isOffer(pitch(10))).toBe(false);
    await teach('spam', pitch, 2, 5);
    expect(await isOffer(pitch(11))).toBe(true);
    await teach('new', pitch, 20, 27);
    expect(await isOffer(pitch(12))).toBe(false);
    // Whoever mixes the words of honest people into spam can hide only what already reads much like an offer.
    const everyday = todaysRequests.join(' ').slice(0, 3_000);
    await teach('spam', (nth) => `Best casino bonus ${nth}. ${everyday}`, 0, 6);
    const held: string[] = [];
    for (const message of todaysRequests) if (await isOffer(message)) held.push(message);
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(2);
  });
});
