import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProxy, type Site } from '../../e2e/embeds/foreign-site.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { fuzz, installSchemathesis } from './schemathesis.ts';

/**
 * The checks for each response. Excludes `negative_data_rejection`, because unknown fields are dropped, and
 * `positive_data_acceptance`, because text of only spaces conforms to the description and is refused.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
];

let server: BuiltServer;
let site: Site;
beforeAll(async () => {
  installSchemathesis();
  server = await startBuiltServer({ env: { TRUST_PROXY_HOPS: '1' } });
  // Each request comes from a different client, so that rate limits do not end the test.
  site = await openProxy(server.url);
}, timeLimitMs(300_000));
afterAll(async () => {
  site?.close();
  await server?.[Symbol.asyncDispose]();
});

it('the public API responds as described, whatever it receives', { timeout: timeLimitMs(300_000) }, async () => {
  const { code, output } = await fuzz(`${site.origin}/api/openapi.json`, [
    ...['--url', site.origin, '--checks', checks.join(','), '--continue-on-failure', '--max-examples', '100'],
    ...['--phases', 'examples,coverage,fuzzing', '--generation-database', 'none', '--request-timeout', '10'],
  ]);
  expect(output.slice(-6_000)).toContain('Test cases');
  expect({ code, output: code === 0 ? '' : output.slice(-12_000) }).toEqual({ code: 0, output: '' });
  expect(server.output()).not.toMatch(/"event":"fault"|unhandled_rejection|uncaught_exception/);
});
