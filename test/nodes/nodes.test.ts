import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimitMs } from '../support/node-start.mjs';
import { type Checkout, checkoutWith } from './checkout.ts';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const [oldest = ''] = /[\d.]+/.exec(engines.node) ?? [];

/** The oldest that package.json allows, the newest of each line that gets long-term support, and the newest of all. */
const versions = process.env.NODE_VERSIONS?.split(',') ?? [`${oldest}.0`, '22', '24', 'latest'];

describe.each(versions)('Node %s', (version) => {
  const timeout = timeLimitMs(900_000);
  let checkout: Checkout;
  beforeAll(async () => {
    checkout = await checkoutWith(version);
  }, timeout);
  afterAll(() => checkout?.[Symbol.asyncDispose]());

  it('installs and builds the project', { timeout }, async () => {
    expect(await checkout.run('npm', 'ci')).toMatchObject({ code: 0 });
    const { code, output } = await checkout.run('node', '.build/build.mjs');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^Building [^\n]+\nBuilt in \d+ s\.\n$/),
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
