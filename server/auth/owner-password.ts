import { memoizeAsync } from '../async/memoize-async.ts';
import type { AdminStore } from '../store/port/admin-store.ts';
import { hashPassword, newPassword } from './password.ts';

/** The setting that stores the hash. */
export const passwordSetting = 'password-hash';
/** The setting that stores the time of the last change, in ISO 8601. */
export const passwordChangedSetting = 'password-changed-at';

/**
 * Finds the hash of the owner's password: in the configuration, or in the store, where the first caller saves that of a
 * new password.
 * @param tell receives the new password, which is shown only once
 */
export function createOwnerPassword(parts: {
  store: AdminStore;
  configuredHash: string | undefined;
  tell: (password: string) => void;
}): () => Promise<string> {
  const { store, configuredHash, tell } = parts;
  // Concurrent first logins share one hash: each takes 128 MiB.
  const first = memoizeAsync(async () => {
    const password = newPassword();
    const hash = await hashPassword(password);
    const standing = await store.setSettingOnce(passwordSetting, hash);
    if (standing === hash) tell(password);
    return standing;
  });

  return async () => configuredHash || (await store.setting(passwordSetting)) || first.read().finally(first.forget);
}
