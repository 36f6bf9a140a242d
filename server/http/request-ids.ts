import { randomBytes } from 'node:crypto';

/** Generates request ids: short, unique across processes, and free of personal data. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
