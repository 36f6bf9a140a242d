import { randomFillSync } from 'node:crypto';

/**
 * Creates a source of secrets, each of `length` random bytes. They are generated 256 at a time, because a call of the
 * generator costs about as much for all of them as for one. None is kept once it was given out.
 */
export function createRandomSecrets(length: number): () => Buffer {
  const ready = Buffer.alloc(256 * length);
  let next = ready.length;
  return () => {
    if (next === ready.length) {
      randomFillSync(ready);
      next = 0;
    }
    const place = ready.subarray(next, next + length);
    next += length;
    const secret = Buffer.from(place);
    place.fill(0);
    return secret;
  };
}
