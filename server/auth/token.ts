import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the store knows of a token opens nothing. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
