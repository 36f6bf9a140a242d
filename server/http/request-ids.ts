import { randomBytes } from 'node:crypto';

/** Makes ids for requests: short, unique over processes, and nothing of a visitor in them. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
