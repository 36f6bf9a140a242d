import { expect, it } from 'vitest';
import { documentParts, markOf } from '../../../host/rendering/constant-text.tsx';

it('inserts nothing for text that only looks like a mark', () => {
  const forged = markOf('secret').replace(/[\da-f]{24}/, '0'.repeat(24));
  expect(String(Buffer.concat(documentParts(`<p>${forged}</p>`)))).toBe(`<!doctype html><p>${forged}</p>`);
});
