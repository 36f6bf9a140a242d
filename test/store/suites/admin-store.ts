import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';

export function testAdminStore(open: Open): void {
  it('stores settings by name', async () => {
    const store = open();
    expect(await store.setting('clock')).toBeUndefined();
    await store.setSetting('clock', 'business');
    await store.setSetting('clock', 'plain');
    expect(await store.setting('clock')).toBe('plain');
    expect(await store.setting('letter')).toBeUndefined();
  });

  it('lets one of several racing first values win for all callers', async () => {
    const stores = [open(), open()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.setSettingOnce('password', `hash ${index}`)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await stores[0]?.setting('password')).toBe(answers[0]);
  });

  it('replaces a setting only while it has the expected value, and for one of many racing callers', async () => {
    const stores = [open(), open()];
    const [store] = stores;
    expect(await store?.replaceSetting('codes', 'a', 'b')).toBe(false);
    expect(await store?.setting('codes')).toBeUndefined();
    await store?.setSetting('codes', 'a');
    const races = Array.from({ length: 12 }, (_, index) =>
      stores[index % 2]?.replaceSetting('codes', 'a', `used by ${index}`),
    );
    expect((await Promise.all(races)).filter(Boolean)).toHaveLength(1);
    expect(await store?.setting('codes')).toMatch(/^used by/);
    await store?.removeSetting('codes');
    expect(await store?.setting('codes')).toBeUndefined();
  });
}
