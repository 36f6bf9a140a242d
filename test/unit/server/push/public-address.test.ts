import { describe, expect, it } from 'vitest';
import { checkedLookup, isAllowedUrl, isPublicAddress, type LookupAll } from '../../../../server/push/push-sender.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '142.250.1.1', '2607:f8b0::1', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '', 'localhost', '1.2.3', '8.8.8.8.8'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a URL', () => {
  const isAllowed = (url: string) => isAllowedUrl(new URL(url), isPublicAddress);

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://8.8.8.8/x',
  ])('%s may be called', (url) => expect(isAllowed(url)).toBe(true));

  it.each([
    ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://a:b@fcm.googleapis.com/x'],
    ...['https://localhost/x', 'https://intranet/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://0x7f000001/'],
    ...['https://2130706433/', 'https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest', 'file:///etc/passwd'],
    ...['https://127.1/', 'https://10.0.0.1/'],
  ])('%s may not be called', (url) => expect(isAllowed(url)).toBe(false));
});

describe('a looked-up name', () => {
  const found =
    (...addresses: string[]): LookupAll =>
    (_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const look = (lookup: LookupAll, all: boolean) =>
    new Promise((resolve) =>
      checkedLookup(isPublicAddress, lookup)('push.example', { all }, (error, address) =>
        resolve(error ? (error.code ?? error.message) : address),
      ),
    );

  it('connects to the address that was checked', async () => {
    expect(await look(found('8.8.8.8', '2607:f8b0::1'), false)).toBe('8.8.8.8');
    expect(await look(found('8.8.8.8'), true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['169.254.169.254', '8.8.8.8'], ['::1'], []])(
    'is refused with %j %j',
    async (...addresses) => {
      const lookup = found(...addresses.filter((address) => address !== undefined));
      expect([await look(lookup, true), await look(lookup, false)]).toEqual(['EPRIVATE', 'EPRIVATE']);
    },
  );

  it('passes on the resolver’s error', async () => {
    const fails: LookupAll = (_host, _options, done) =>
      done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    expect(await look(fails, false)).toBe('ENOTFOUND');
  });
});
