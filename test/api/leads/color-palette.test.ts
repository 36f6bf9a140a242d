import { describe, expect, it } from 'vitest';
import { findPaintColor, paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { keptLead } from '../support/lead-forms.ts';
import { sharedServer, startServer } from '../support/test-server.ts';

const path = '/api/color-palette';
const server = sharedServer();

const alabaster = findPaintColor('Sherwin-Williams', 'SW 7008');
const simplyWhite = findPaintColor('Benjamin Moore', 'OC-117');
let lists = 0;
/** A list that was not sent before. */
const aList = (changes: object = {}) => {
  lists += 1;
  return { customerEmail: `jane${lists}@example.com`, colors: [alabaster, simplyWhite], ...changes };
};
const sent = async (body: unknown) => keptLead(server, await server.post(path, body));

describe('a list of colors', () => {
  it('is stored as readable lines, and mailed', async () => {
    const wakes = server.wakes();
    const answer = await server.post(path, aList({ customerEmail: ' jane@example.com ' }));
    expect([answer.status, answer.json()]).toEqual([201, { success: true, id: expect.any(String) }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const lead = await keptLead(server, answer);
    expect(lead).toMatchObject({ kind: 'palette', mail: { status: 'due' }, source: {} });
    expect(lead.fields).toEqual({
      customerEmail: 'jane@example.com',
      colors: 'Benjamin Moore:\nSimply White (OC-117)\n\nSherwin-Williams:\nAlabaster (SW 7008)',
    });
    expect(server.wakes()).toBe(wakes + 1);
  });

  it('may contain all colors with all their data', async () => {
    const { fields } = await sent(aList({ colors: paintColors }));
    expect(fields.colors?.match(/\(/g)).toHaveLength(paintColors.length);
  });

  it('uses each color’s name from our list, once, no matter what else was sent', async () => {
    const forged = { ...alabaster, name: 'Free paint www.evil.example', hex: '#000000', tags: 'x', extra: {} };
    const { fields } = await sent(aList({ colors: [forged, alabaster, forged] }));
    expect(fields.colors).toBe('Sherwin-Williams:\nAlabaster (SW 7008)');
  });

  it('stores nothing but its two fields, and protects prototypes', async () => {
    const { kind, fields } = await sent(
      `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"id":"mine","kind":"estimate",
      "customerEmail":"ann@example.com","colors":[{"__proto__":{"isAdmin":true},"brand":"Sherwin-Williams","code":"SW 7008"}]}`,
    );
    expect([kind, Object.keys(fields).sort()]).toEqual(['palette', ['colors', 'customerEmail']]);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('a refused list answers success: false', () => {
  const badEmail = { customerEmail: 'Please enter a valid email' };
  const none = { colors: 'Please choose at least one color' };
  const unknown = { colors: 'Please choose colors from our list only' };

  it.each<[string, object, Record<string, string>]>([
    ['nothing', { customerEmail: undefined, colors: undefined }, { ...badEmail, ...none }],
    ['no address', { customerEmail: '  ' }, badEmail],
    ['an address with a line break', { customerEmail: 'jane@example.com\nBcc: x@example.com' }, badEmail],
    ['an address of another type', { customerEmail: { $ne: '' } }, badEmail],
    ['no colors', { colors: [] }, none],
    ['colors of another type', { colors: { length: 1, 0: alabaster } }, none],
    ['a color that is none', { colors: [alabaster, { brand: 'Sherwin-Williams', code: 'SW 0' }] }, unknown],
    ['a code of the other maker', { colors: [{ brand: 'Benjamin Moore', code: 'SW 7008' }] }, unknown],
    ['names out of a prototype', { colors: [{ brand: '__proto__', code: 'constructor' }] }, unknown],
    ['colors of other types', { colors: [null, 'SW 7008', 7, [], { brand: {}, code: [] }] }, unknown],
    ['more colors than there are', { colors: [...paintColors, alabaster] }, unknown],
    ['thousands of things', { colors: Array(20_000).fill(0) }, unknown],
  ])('for %s', async (_, changes, expected) => {
    const before = await server.store.countLeads('palette');
    const { status, json } = await server.post(path, aList(changes));
    const { success, errors } = json();
    const fields = errors.map(({ field, message }: Record<string, string>) => [field, message]);
    expect([status, success, Object.fromEntries(fields)]).toEqual([422, false, expected]);
    expect(await server.store.countLeads('palette')).toBe(before);
  });

  it.each<[number, string, string, Record<string, string>]>([
    [400, 'half an object', '{"customerEmail":', {}],
    [403, 'a page of nobody we know', '{}', { origin: 'https://evil.example' }],
    [413, 'more than 64 KB', JSON.stringify({ customerEmail: 'x'.repeat(70_000) }), {}],
    [415, 'another type', '{}', { 'content-type': 'text/plain' }],
  ])('with %i for %s', async (status, _, body, headers) => {
    const answer = await server.post(path, body, headers);
    expect([answer.status, answer.json().success]).toEqual([status, false]);
  });

  it('with 405 for another method', async () => {
    const answer = await server.call(path, { method: 'PUT' });
    expect([answer.status, answer.json().success, answer.headers.allow]).toEqual([405, false, 'POST']);
  });

  it('with 429 for the eleventh list of one sender in ten minutes', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.75' };
    for (let nth = 0; nth < 10; nth += 1) expect((await server.post(path, aList(), headers)).status).toBe(201);
    const answer = await server.post(path, aList(), headers);
    expect([answer.status, answer.json().success]).toEqual([429, false]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('with 503 while nothing can be stored', async () => {
    const addLead = () => Promise.reject(new Error('disk full'));
    await using failing = await startServer({ store: (real) => ({ ...real, addLead }) });
    const answer = await failing.post(path, aList());
    expect([answer.status, answer.json().success]).toEqual([503, false]);
  });
});
