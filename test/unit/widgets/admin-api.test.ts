import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdminApi, sentenceOf, timeNow } from '../../../widgets/admin/admin-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** The office's API on a network whose answers the test gives, in the order of the calls. */
function slowOffice() {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('location', new URL('https://paint.example/admin'));
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  let ended = 0;
  const api = createAdminApi('https://paint.example', () => {
    ended += 1;
  });
  return {
    api,
    answer: (at: number, status: number) => answers[at]?.(new Response(null, { status })),
    ended: () => ended,
  };
}

describe('the end of a session', () => {
  it('is not seen in a refusal of what was asked before the last login', async () => {
    const { api, answer, ended } = slowOffice();
    const early = api.get('/leads');
    const login = api.send('POST', '/session', { password: 'garden gate' });
    answer(1, 204);
    await login;
    answer(0, 401);
    await expect(early).rejects.toMatchObject({ status: 401 });
    expect(ended()).toBe(0);
  });

  it('is seen in a refusal of what was asked after it, and not in that of a login', async () => {
    const { api, answer, ended } = slowOffice();
    const login = api.send('POST', '/session', { password: 'wrong' });
    answer(0, 401);
    await expect(login).rejects.toMatchObject({ status: 401 });
    expect(ended()).toBe(0);
    const late = api.get('/leads');
    answer(1, 401);
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(ended()).toBe(1);
  });
});

describe('the time in the office', () => {
  it.each([
    ['2026-05-01T00:00:00Z', '2026-06-01T12:00:00Z'],
    ['2031-01-01T00:00:00Z', '2026-06-01T12:00:00Z'],
    ['2026-06-01T11:58:59Z', '2026-06-01T12:00:00Z'],
    // A slow answer is no wrong clock.
    ['2026-06-01T12:00:50Z', '2026-06-01T12:00:50Z'],
  ])('on a device at %s is %s', async (device, office) => {
    vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
    vi.stubGlobal('location', new URL('https://paint.example/admin'));
    vi.stubGlobal('fetch', async () => Response.json({}, { headers: { Date: 'Mon, 01 Jun 2026 12:00:00 GMT' } }));
    await createAdminApi('https://paint.example', () => {}).get('/leads');
    expect(timeNow()).toEqual(new Date(office));
    vi.setSystemTime(Date.now() + 5_000);
    expect(timeNow().getTime()).toBe(Date.parse(office) + 5_000);
    vi.useRealTimers();
  });
});

describe('the sentence about a failed call', () => {
  const failed = (body: string) => sentenceOf(Object.assign(new Error('failed'), { body }), 'Please try again.');
  it('says that nothing was done when the session had ended, whatever the server says', () => {
    const body = JSON.stringify({ code: 'unauthenticated', title: 'Please log in.' });
    expect(failed(body)).toBe('You were logged out, so this was not done. Please try again.');
  });
});
