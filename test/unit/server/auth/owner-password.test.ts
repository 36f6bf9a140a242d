import { expect, it, vi } from 'vitest';
import { createOwnerPassword } from '../../../../server/auth/password.ts';
import type { AdminStore } from '../../../../server/store/store.ts';

it('creates one password, even if several logins arrive before there is one', async () => {
  const settings = new Map<string, string>();
  const setSettingOnce = vi.fn(async (name: string, value: string) => {
    if (!settings.has(name)) settings.set(name, value);
    return settings.get(name) ?? '';
  });
  const store = { setting: async (name: string) => settings.get(name), setSettingOnce } as unknown as AdminStore;
  const tell = vi.fn();
  const passwordHash = createOwnerPassword({ store, configuredHash: undefined, tell });

  const hashes = await Promise.all(Array.from({ length: 20 }, passwordHash));
  expect(new Set(hashes).size).toBe(1);
  expect([setSettingOnce.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1]);

  // A hash that another process has stored since then is used.
  settings.set(setSettingOnce.mock.calls[0]?.[0] ?? '', 'another');
  expect(await passwordHash()).toBe('another');
});
