import { expect, it } from 'vitest';
import { filled, from, idsOf } from '../support/inbox-samples.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

export function testInboxSearchStore(open: Open): void {
  it('searches for all words by prefix, ignoring case and accents', async () => {
    const store = await filled(open(), {
      a: from({ name: 'Renée O’Hara', message: 'The porch, and a fence.' }),
      b: from({ name: 'Ann Porter', message: 'Kitchen cabinets' }),
    });
    expect(await idsOf(store, { text: 'por' })).toEqual(['b', 'a']);
    expect(await idsOf(store, { text: 'renee PORCH' })).toEqual(['a']);
    expect(await idsOf(store, { text: 'renée' })).toEqual(['a']);
    expect(await idsOf(store, { text: 'porch kitchen' })).toEqual([]);
    expect(await idsOf(store, { text: 'orch' })).toEqual([]);
    expect(await idsOf(store, { text: '' })).toEqual(['b', 'a']);
  });

  it('finds a phone number in any format, searched in any format', async () => {
    const store = await filled(open(), {
      a: from({ phone: '(410) 555-0163' }),
      b: from({ phone: '+1 410.555.0199' }),
    });
    for (const text of ['4105550163', '410-555-0163', '+1 (410) 555 0163', '555-0163', '0163']) {
      expect(await idsOf(store, { text }), text).toEqual(['a']);
    }
    expect(await idsOf(store, { text: '410 555' })).toEqual(['b', 'a']);
  });

  it('finds a number in a message or a note as typed, and without its separators', async () => {
    const store = await filled(open(), {
      a: from({ message: 'Call me at (717) 555-9876 please.', zipCode: '21654-1234', address: '1200-1210 Route 50' }),
      b: from({ message: 'Ref 12-34567-89, at 4105550187 or 443.555.0142' }),
    });
    await store.addLeadNote('b', { id: 'n', at: noon, by: '', text: 'my new number is 302 440 1122' });
    const of: Record<string, string[]> = {
      a: ['7175559876', '717-555-9876', '717 555 9876', '(717) 555-9876', '555-9876', '9876'].concat([
        '21654-1234',
        '216541234',
        '21654',
        '21654-1',
        '1200-1210',
        '1200-1210 route',
      ]),
      b: ['12-34567-89', '410-555-0187', '443-555-0142', '302 440 1122', '(302) 440-1122', '440-1122'],
    };
    for (const [id, texts] of Object.entries(of)) {
      for (const text of texts) expect(await idsOf(store, { text }), text).toEqual([id]);
    }
  });

  it('finds names without their apostrophes, diacritics and invisible characters', async () => {
    const names = { a: 'Sean O’Brien', b: 'Łukasz Ødegård', c: 'Eva Strauß', d: 'Ann\u200bMarie' };
    const leads = Object.entries(names).map(([id, name]) => [id, from({ name })] as const);
    const store = await filled(open(), Object.fromEntries(leads));
    const found: Record<string, string> = { obrien: 'a', "o'brien": 'a', brien: 'a', lukasz: 'b', odegard: 'b' };
    Object.assign(found, { strauss: 'c', Strauß: 'c', annmarie: 'd', marie: 'd' });
    for (const sign of ['\u2019', '\u2018', '\u02bc', '`', '\u00b4', '\u2032']) found[`o${sign}brien`] = 'a';
    Object.assign(found, {
      'Sean\u00a0O\u2019Brien': 'a',
      'Sean\u200b': 'a',
      '\u202aŁUKASZ\u202c': 'b',
      'ann\u200bmarie': 'd',
    });
    for (const [text, id] of Object.entries(found)) expect(await idsOf(store, { text }), text).toEqual([id]);
  });

  it('finds emoji, with or without a word beside them, and in any skin color', async () => {
    const store = await filled(open(), { a: from({ message: 'Thanks👍🏽 Come to 🇺🇸 Lane ☀️' }), b: {} });
    await store.addLeadNote('b', { id: 'n', at: noon, by: '', text: 'blue 🏡 by the water' });
    const found: Record<string, string> = {
      '👍': 'a',
      '👍🏿': 'a',
      '🇺🇸': 'a',
      '☀': 'a',
      thanks: 'a',
      '🏡': 'b',
      'blue 🏡': 'b',
    };
    for (const [text, id] of Object.entries(found)) expect(await idsOf(store, { text }), text).toEqual([id]);
    expect(await idsOf(store, { text: '🏠' })).toEqual([]);
  });

  it.each(['"', "'", '*', 'a* OR b', 'NEAR(a b)', 'words:a', '$where', '{"$gt":""}', '.*', '^', '\\', '%', '\u0000'])(
    'treats %j only as search text',
    async (text) => {
      const store = await filled(open(), { a: from({ name: 'zzz' }) });
      expect(await idsOf(store, { text })).toEqual([]);
      expect(await idsOf(store, { town: text })).toEqual([]);
      expect(await idsOf(store, { site: text })).toEqual([]);
      expect((await store.inbox({ order: 'newest', limit: 5, after: text })).leads.length).toBeLessThan(2);
    },
  );

  it('finds a lead by its notes', async () => {
    const store = await filled(open(), { a: {}, b: {} });
    const lead = await store.addLeadNote('a', { id: 'n', at: afterNoon(9), by: 'Ann', text: 'Wants teal shutters' });
    expect(lead?.triage.notes).toEqual([{ id: 'n', at: afterNoon(9), by: 'Ann', text: 'Wants teal shutters' }]);
    expect(await idsOf(store, { text: 'teal' })).toEqual(['a']);
    expect(await idsOf(store, { text: 'ada' })).toEqual(['b', 'a']);
    expect(await store.addLeadNote('x', { id: 'n', at: noon, by: '', text: 'x' })).toBeUndefined();
  });
}
