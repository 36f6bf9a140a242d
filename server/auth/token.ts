import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The store has only a digest, which cannot be used to log in. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
