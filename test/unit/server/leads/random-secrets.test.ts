import { describe, expect, it } from 'vitest';
import { createRandomSecrets } from '../../../../server/leads/random-secrets.ts';

describe('a source of secrets', () => {
  it('gives out secrets of its length, none twice, and changes none later', () => {
    const secretOf = createRandomSecrets(16);
    const secrets = Array.from({ length: 1_000 }, secretOf);
    const asGiven = secrets.map((secret) => secret.toString('hex'));
    expect(new Set(asGiven).size).toBe(1_000);
    expect(asGiven.every((text) => /^[0-9a-f]{32}$/.test(text))).toBe(true);
    for (let more = 0; more < 1_000; more += 1) secretOf();
    expect(secrets.map((secret) => secret.toString('hex'))).toEqual(asGiven);
  });

  it('gives out others than another source', () => {
    expect(createRandomSecrets(16)().equals(createRandomSecrets(16)())).toBe(false);
  });
});
