import type { Authenticator } from './authenticator.ts';
import { digestOf } from './token.ts';

/** The owner's credentials at one moment. */
export interface Credentials {
  passwordHash: string;
  /** Changes with each new password, set by any process, and each time the authenticator is turned on or off. */
  epoch: string;
}

/** The epoch of a password hash and a state of the authenticator, as {@link Authenticator.mark} returns it. */
export const epochOf = (passwordHash: string, mark: string): string => digestOf(`${passwordHash} ${mark}`);

/**
 * Creates the function that reads the current credentials. Sessions, devices, pending logins and an authenticator being
 * set up carry the epoch in which they were granted, and are void in any other.
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
