import type { Authenticator } from './authenticator.ts';
import { digestOf } from './token.ts';

/** What the owner is known by at one moment. */
export interface Credentials {
  passwordHash: string;
  /** Another one after each change of the password, wherever it was made, and each time the authenticator goes on or off. */
  epoch: string;
}

/** The epoch of a password's hash and a state of the authenticator, as {@link Authenticator.mark} tells it. */
export const epochOf = (passwordHash: string, mark: string): string => digestOf(`${passwordHash} ${mark}`);

/**
 * Makes the function that reads the credentials that count now. Whatever they once proved bears their epoch, and is
 * void in any other: sessions, devices, half of a login, an authenticator that is being set up.
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
