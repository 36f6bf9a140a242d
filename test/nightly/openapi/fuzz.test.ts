import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProxy, type Site } from '../../e2e/embeds/foreign-site.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { installFromDebian } from '../../support/debian.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

/** https://schemathesis.readthedocs.io, from PyPI. */
const version = '4.32.5';
const folder = path.resolve(`.cache/schemathesis-${version}`);
const program = path.join(folder, 'bin/st');

/** Installs Schemathesis into its own virtual environment, unless it is already there. */
function installSchemathesis(): void {
  if (existsSync(program)) return;
  const hasVenv = spawnSync('python3', ['-c', 'import venv, ensurepip']).status === 0;
  if (!hasVenv) installFromDebian(['python3-venv']);
  const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'inherit' });
  try {
    run('python3', '-m', 'venv', folder);
    run(path.join(folder, 'bin/pip'), 'install', '--quiet', `schemathesis==${version}`);
  } catch (cause) {
    const missing = `Missing: schemathesis ${version}. It takes Python 3 with venv, and PyPI or a mirror of it.`;
    throw new Error(missing, { cause });
  }
}

/** Runs it against a description. @returns its exit code and output */
function fuzz(url: string, options: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const words = ['run', url, '--no-color', ...options];
    execFile(program, words, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

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
