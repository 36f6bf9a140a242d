import { expect } from 'vitest';
import { ownerPassword, postAsBrowser } from '../../support/owner.ts';
import { business as newBusiness } from './made-up/business.ts';

/** Texts of the owner's side: cookies, the first responses, and the authenticator's URL. */
export async function ownerTexts(url: string): Promise<string[]> {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.8', 'x-forwarded-proto': 'https' };
  const post = (path: string, body: object, more = {}) =>
    postAsBrowser(`${url}/api/admin${path}`, body, { ...headers, ...more });
  const login = await post('/session', { password: ownerPassword });
  expect(login.status).toBe(204);
  const cookies = login.headers.getSetCookie();
  const cookie = cookies.map((set) => set.split(';')[0]).join('; ');
  const setup = await post('/security/authenticator/setup', { password: ownerPassword }, { cookie });
  const uri = await setup.text();
  expect(uri).toContain(`issuer=${newBusiness.name}`);
  const common = await post(
    '/security/password',
    { password: ownerPassword, next: `${newBusiness.name} Skagway` },
    { cookie },
  );
  return [cookies.join('\n'), uri, await common.text()];
}
