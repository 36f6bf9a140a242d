import { randomBytes } from 'node:crypto';

/** Creates a generator of request ids, which are short, unique across processes, and free of personal data. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
