import { expect, it } from 'vitest';
import { createPendingLogins } from '../../../../server/auth/login-service.ts';

it('proves a login with a token that cannot be forged, changed or used on another day', async () => {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const asked: number[] = [];
  const periodSecret = async (_: string, period: number) => {
    asked.push(period);
    return Buffer.alloc(32, period);
  };
  const logins = createPendingLogins({ store: { periodSecret }, now: () => new Date(now) });
  const token = await logins.issue({ staysSignedIn: false }, 'hash');
  expect(await logins.verify(token, 'hash')).toEqual({ staysSignedIn: false });
  expect(await logins.verify(token, 'another hash')).toBeUndefined();
  const [content = '', signature = ''] = token.split('.');
  const longer = content.replace(/-0-/, '-1-');
  for (const forged of [undefined, '', '.', `${longer}.${signature}`, `${content}.${'A'.repeat(43)}`, content]) {
    expect(await logins.verify(forged, 'hash')).toBeUndefined();
  }
  // No secret of another day is asked for.
  const soFar = asked.length;
  const later = `${(now + 9 * 86_400_000).toString(36)}${content.slice(content.indexOf('-'))}`;
  expect(await logins.verify(`${later}.${signature}`, 'hash')).toBeUndefined();
  now += 86_400_000;
  expect(await logins.verify(token, 'hash')).toBeUndefined();
  expect(asked).toHaveLength(soFar);
});
