import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedPart, counting } from '../../support/cases/block-list.ts';
import { builtFiles } from '../support/build.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Addresses that the client specified. Blocking the first does not affect visitors; the second is the owner's. */
const fixed = ['/api/track', '/api/admin/events'];
const blocked = (addresses: readonly string[]) => addresses.filter(blockedPart).sort();

describe('ad blockers', () => {
  it.each([
    '/widgets/v1/assets/analytics-BPOrnYGJ.js',
    '/widgets/v1/assets/embed-metrics-2db8649e.js',
    '/assets/stats.js',
    '/assets/pixel.gif',
    '/api/track',
    '/js/event-log.js',
  ])('would block %s', (address) => {
    expect(blockedPart(address)).toBeDefined();
  });

  it('block no published file', () => {
    const names = Object.keys(builtFiles().files);
    expect(names.length).toBeGreaterThan(100);
    expect(blocked(names)).toEqual([]);
    // The tests that block counting scripts find them by these names.
    expect(names.filter((name) => counting.test(name) && name.endsWith('.js'))).toHaveLength(3);
  });

  it('block no API address except the specified ones', () => {
    const paths = [...new Set(server.routes.map(({ path }) => path))];
    expect(paths).toContain('/api/estimates');
    // No page requests /metrics.
    expect(blocked(paths)).toEqual([...fixed, '/metrics'].sort());
  });
});
