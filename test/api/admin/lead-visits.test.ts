import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/lead-office.ts';

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
