import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/offices.ts';

/** The properties of a calendar file, which must be folded as RFC 5545 says. */
function propertiesOf(text: string): Map<string, string> {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).not.toContain('\uFFFD');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/s.exec(line) ?? [];
      return name === 'BEGIN' ? [line, ''] : [name, value.replace(/^.*(?=MAILTO:)/i, '')];
    }),
  );
}

describe('a visit', () => {
  it('is a calendar file that no message can break', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const id = await receive({ name: 'Ann; Price, “A”', message: 'Line one\nEND:VEVENT\nATTACH:http://x.example' });
    expect((await get(`/leads/${id}/visit.ics`)).status).toBe(404);
    await post(`/leads/${id}/visit`, { at: '2026-06-03T13:00:00Z' });
    const file = await get(`/leads/${id}/visit.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    const lines = file.text.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20260603T130000Z');
    expect(lines).toContain('DURATION:PT60M');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Ann\\; Price\\, ');
  });

  it('that is canceled is a file that removes it, for both, until it is set again', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const id = await receive();
    const file = async () => {
      const { status, text } = await get(`/leads/${id}/visit.ics`);
      expect(status).toBe(200);
      return propertiesOf(text);
    };
    await post(`/leads/${id}/visit`, { at: '2026-06-03T13:00:00Z' });
    const planned = await file();
    await post(`/leads/${id}/status`, { status: 'called' });
    const canceled = await file();
    await post(`/leads/${id}/visit`, { at: '2026-06-04T13:00:00Z' });
    const again = await file();
    const pick = (of: Map<string, string>) =>
      ['METHOD', 'STATUS', 'DTSTART', 'BEGIN:VALARM'].map((name) => of.get(name));
    expect(pick(planned)).toEqual(['PUBLISH', 'CONFIRMED', '20260603T130000Z', '']);
    expect(pick(canceled)).toEqual(['CANCEL', 'CANCELLED', '20260603T130000Z', undefined]);
    expect(pick(again)).toEqual(['PUBLISH', 'CONFIRMED', '20260604T130000Z', '']);
    expect(new Set([planned, canceled, again].map((of) => of.get('UID'))).size).toBe(1);
    const sequences = [planned, canceled, again].map((of) => Number(of.get('SEQUENCE')));
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    for (const of of [planned, canceled]) expect(of.get('ORGANIZER')).toContain('MAILTO:');
  });

  it('has lines of at most 75 octets, cut between characters', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const message = 'Größe 🏠🎨 naïve façade, “quoted” — and so on; '.repeat(12);
    const id = await receive({ name: '🏡'.repeat(30), message });
    await post(`/leads/${id}/visit`, { at: '2026-06-03T13:00:00Z' });
    const { text } = await get(`/leads/${id}/visit.ics`);
    propertiesOf(text);
    expect(text.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(message.trim());
  });

  it.each(['2026-02-30', '2026-02-29', '2026-06-31', '2026-13-01'])(
    'on %s is refused, like a return then',
    async (day) => {
      const { server, receive, post } = await leadOffice({ now: () => new Date('2026-01-20T12:00:00Z') });
      await using _ = server;
      const id = await receive();
      for (const [path, field] of [
        ['visit', 'at'],
        ['snooze', 'until'],
      ]) {
        const refused = await post(`/leads/${id}/${path}`, { [String(field)]: `${day}T15:00:00.000Z` });
        expect([refused.status, refused.json().errors[0].field]).toEqual([422, field]);
      }
    },
  );

  it('can be written down until a day later, and is not planned years ahead', async () => {
    const { server, receive, post } = await leadOffice({ now: () => new Date('2026-06-02T12:00:00Z') });
    await using _ = server;
    const id = await receive();
    for (const at of ['2026-06-01T11:59:00Z', '2036-06-01T12:00:00Z']) {
      const refused = await post(`/leads/${id}/visit`, { at });
      expect([at, refused.status, refused.json().errors[0].field]).toEqual([at, 422, 'at']);
    }
    expect((await post(`/leads/${id}/visit`, { at: '2026-06-01T12:01:00Z' })).json()).toMatchObject({
      status: 'scheduled',
      visitAt: '2026-06-01T12:01:00.000Z',
    });
  });
});
