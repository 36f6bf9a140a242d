import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuildCache } from '../../../.build/build-cache.mjs';

describe('the build cache', () => {
  let folder = '';
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'build-cache-')), 'build');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  const made = (text: string) => vi.fn(async () => Buffer.from(text));

  it('creates a result once, for this build and the next', async () => {
    const make = made('small');
    const first = createBuildCache(folder, ['v20']);
    expect(`${await first.keep(['minify', 'code'], make)}`).toBe('small');
    expect(`${await first.keep(['minify', 'code'], make)}`).toBe('small');
    const next = createBuildCache(folder, ['v20']);
    expect(`${await next.keep(['minify', 'code'], make)}`).toBe('small');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('creates it again for different content, another step or other versions', async () => {
    const make = made('small');
    const cache = createBuildCache(folder, ['v20']);
    await cache.keep(['minify', 'code'], make);
    await cache.keep(['minify', 'code2'], make);
    await cache.keep(['minif', 'ycode'], make);
    await cache.keep(['compress', Buffer.from('code')], make);
    await createBuildCache(folder, ['v22']).keep(['minify', 'code'], make);
    expect(make).toHaveBeenCalledTimes(5);
  });

  it('stores nothing for a failed step', async () => {
    const cache = createBuildCache(folder, []);
    await expect(cache.keep(['minify'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(`${await cache.keep(['minify'], made('small'))}`).toBe('small');
  });

  it('deletes entries that a build did not use', async () => {
    const old = createBuildCache(folder, []);
    await old.keep(['minify', 'old'], made('old'));
    await old.keep(['minify', 'same'], made('same'));
    const cache = createBuildCache(folder, []);
    await cache.keep(['minify', 'same'], made('other'));
    cache.prune();
    expect(await readdir(folder)).toHaveLength(1);
    expect(`${await cache.keep(['minify', 'same'], made('other'))}`).toBe('same');
  });
});
