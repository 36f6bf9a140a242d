import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimitMs } from '../../support/node-start.mjs';
import { newCheckout, pathOf } from '../support/checkout.ts';

/**
 * A fresh checkout whose commands run with another version of Node.
 * @param version as npm's package `node` names it, such as `24` for the newest 24
 */
async function checkoutWith(version: string) {
  const top = await mkdtemp(path.join(tmpdir(), 'brushline-node-'));
  const system = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--prefix', top, '--no-save', `${system}@${version}`], { stdio: 'ignore' });
  const installed = path.join(top, 'node_modules', system);
  const programs = { node: path.join(installed, 'bin/node'), npm: pathOf('npm'), npx: pathOf('npx') };
  // Packages are compiled with the headers that this version brings.
  const nodedir = { npm_config_nodedir: installed };
  return newCheckout(programs, (bin) => ({ ...process.env, PATH: `${bin}:${process.env.PATH}`, ...nodedir }), top);
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const [oldest = ''] = /[\d.]+/.exec(engines.node) ?? [];

/** The oldest that package.json allows, the newest of each line that gets long-term support, and the newest of all. */
const versions = process.env.NODE_VERSIONS?.split(',') ?? [`${oldest}.0`, '22', '24', 'latest'];

describe.each(versions)('Node %s', (version) => {
  const timeout = timeLimitMs(900_000);
  let checkout: Awaited<ReturnType<typeof checkoutWith>>;
  beforeAll(async () => {
    checkout = await checkoutWith(version);
  }, timeout);
  afterAll(() => checkout?.[Symbol.asyncDispose]());

  it('installs and builds the project', { timeout }, async () => {
    expect(await checkout.run('npm', 'ci')).toMatchObject({ code: 0 });
    const { code, output } = await checkout.run('node', '.build/build.mjs');
    expect({ code, output }).toEqual({
      code: 0,
      // Newer versions warn of an experiment that the styles' compiler touches.
      output: expect.stringMatching(/^Building [^\n]+\n(\(.*\n)*Built in \d+ s\.\n$/),
    });
  });

  it('runs it', { timeout }, async () => {
    const suites = await checkout.run('node', 'test/support/suites/run.mjs', 'unit', 'server');
    expect(suites, suites.output.slice(-5_000)).toMatchObject({ code: 0 });
    const journey = ['vitest', 'run', '-c', 'test/vitest.config.ts', 'test/e2e/forms/estimate.test.ts'];
    const visit = await checkout.run('npx', ...journey);
    expect(visit, visit.output.slice(-5_000)).toMatchObject({ code: 0 });
  });
});
