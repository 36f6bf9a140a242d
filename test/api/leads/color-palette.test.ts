import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPaintColor, paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const path = '/api/color-palette';
const sister = 'https://sister.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: { embedOrigins: [sister] } });
});
afterAll(() => server[Symbol.asyncDispose]());

const alabaster = findPaintColor('Sherwin-Williams', 'SW 7008');
const simplyWhite = findPaintColor('Benjamin Moore', 'OC-117');
let lists = 0;
/** A list that was not sent before. */
const aList = (changes: object = {}) => {
  lists += 1;
  return { customerEmail: `jane${lists}@example.com`, colors: [alabaster, simplyWhite], ...changes };
};
const kept = async (answer: { json(): { id: string } }) => server.store.findLead(answer.json().id);
const count = () => server.store.countLeads('palette');

describe('a list of colors', () => {
  it('is stored as readable lines, and mailed', async () => {
    const wakes = server.wakes();
    const answer = await server.post(path, aList({ customerEmail: ' jane@example.com ' }));
    expect([answer.status, answer.json()]).toEqual([201, { success: true, id: expect.any(String) }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const lead = await kept(answer);
    expect(lead).toMatchObject({ kind: 'palette', mail: { status: 'due' }, source: {} });
    expect(lead?.fields).toEqual({
      customerEmail: 'jane@example.com',
      colors: 'Benjamin Moore:\nSimply White (OC-117)\n\nSherwin-Williams:\nAlabaster (SW 7008)',
    });
    expect(server.wakes()).toBe(wakes + 1);
  });

  it.each([200, paintColors.length])('may contain %i colors with all their data', async (length) => {
    const lead = await kept(await server.post(path, aList({ colors: paintColors.slice(0, length) })));
    expect(lead?.fields.colors?.match(/\(/g)).toHaveLength(length);
  });

  it('uses each color’s name from our list, once, no matter what else was sent', async () => {
    const forged = { ...alabaster, name: 'Free paint www.evil.example', hex: '#000000', tags: 'x', extra: {} };
    const lead = await kept(await server.post(path, aList({ colors: [forged, alabaster, forged] })));
    expect(lead?.fields.colors).toBe('Sherwin-Williams:\nAlabaster (SW 7008)');
  });

  it('stores nothing but its two fields, and protects prototypes', async () => {
    const email = aList().customerEmail;
    const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"id":"mine","kind":"estimate",
      "customerEmail":"${email}","colors":[{"__proto__":{"isAdmin":true},"brand":"Sherwin-Williams","code":"SW 7008"}]}`;
    const lead = await kept(await server.post(path, body));
    expect(lead?.kind).toBe('palette');
    expect(Object.keys(lead?.fields ?? {}).sort()).toEqual(['colors', 'customerEmail']);
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
    ['an address without @', { customerEmail: 'jane' }, badEmail],
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
  ])('for %s', async (_, changes, errors) => {
    const before = await count();
    const answer = await server.post(path, aList(changes));
    expect([answer.status, answer.json().success]).toEqual([422, false]);
    const fields = answer.json().errors.map(({ field, message }: Record<string, string>) => [field, message]);
    expect(Object.fromEntries(fields)).toEqual(errors);
    expect(await count()).toBe(before);
  });

  it.each<[number, string, string | Buffer, Record<string, string>]>([
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
    for (let sent = 0; sent < 10; sent += 1) expect((await server.post(path, aList(), headers)).status).toBe(201);
    const answer = await server.post(path, aList(), headers);
    expect([answer.status, answer.json().success]).toEqual([429, false]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('answers success: false with 503 while nothing can be stored', async () => {
  const addLead = () => Promise.reject(new Error('disk full'));
  await using failing = await startServer({ store: (real) => ({ ...real, addLead }) });
  const answer = await failing.post(path, aList());
  expect([answer.status, answer.json().success]).toEqual([503, false]);
});
