import type { AdminStore } from '../store/admin-store.ts';
import { hashPassword, newPassword } from './password.ts';

/** The setting that holds the hash. */
export const passwordSetting = 'password-hash';
/** The setting that holds when it was last changed, in ISO 8601. */
export const passwordChangedSetting = 'password-changed-at';

/**
 * Where the hash of the owner's password is found: in the configuration, or in the store, where the first who asks
 * puts that of a new password.
 * @param tell hears the new password, the one time that anybody does
 */
export function createOwnerPassword(parts: {
  store: AdminStore;
  configuredHash: string | undefined;
  tell: (password: string) => void;
}): () => Promise<string> {
  const { store, configuredHash, tell } = parts;

  return async () => {
    if (configuredHash) return configuredHash;
    const known = await store.setting(passwordSetting);
    if (known) return known;
    const password = newPassword();
    const hash = await hashPassword(password);
    const standing = await store.setSettingOnce(passwordSetting, hash);
    if (standing === hash) tell(password);
    return standing;
  };
}
