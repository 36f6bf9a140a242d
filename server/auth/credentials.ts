import type { Authenticator } from './authenticator.ts';
import { digestOf } from './token.ts';

/** The owner's credentials at one moment. */
export interface Credentials {
  passwordHash: string;
  /**
   * A new value after each change of the password, by any process, and each time the authenticator is turned on or off.
   */
  epoch: string;
}

/** The epoch of a password hash and a state of the authenticator, as {@link Authenticator.mark} returns it. */
export const epochOf = (passwordHash: string, mark: string): string => digestOf(`${passwordHash} ${mark}`);

/**
 * Creates the function that reads the current credentials. Everything granted under them carries their epoch, and is
 * void in any other: sessions, devices, pending logins, an authenticator being set up.
 */
export function createCredentials(parts: {
  passwordHash: () => Promise<string>;
  authenticator: Pick<Authenticator, 'mark'>;
}): () => Promise<Credentials> {
  return async () => {
    const [passwordHash, mark] = await Promise.all([parts.passwordHash(), parts.authenticator.mark()]);
    return { passwordHash, epoch: epochOf(passwordHash, mark) };
  };
}
