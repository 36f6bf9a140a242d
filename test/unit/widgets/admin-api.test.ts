import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdminApi } from '../../../widgets/admin/admin-api.ts';

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
