import { expect, it } from 'vitest';
import { networkOf } from '../../../../server/http/client-address.ts';
import { providerNetworkOf } from '../../../../server/limits/client.ts';

it.each([
  ['73.12.9.4', '73.12.0.0/16'],
  ['::ffff:73.12.9.4', '73.12.0.0/16'],
  ['2001:470:1f0b:7::9', '2001:470::/32'],
  ['2001::1', '2001:0::/32'],
  ['2600::', '2600:0::/32'],
])('%s belongs to the provider’s network %s', (address, network) => {
  expect(providerNetworkOf(networkOf(address))).toBe(network);
});
