import { expect, it } from 'vitest';
import { isFresh } from '../../../../server/http/is-fresh.ts';

it.each([
  [undefined, 'W/"a"', false],
  ['', 'W/"a"', false],
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"b" , W/"a"', 'W/"a"', true],
  [' * ', 'W/"a"', true],
  ['W/"b"', 'W/"a"', false],
  ['xW/"a"x', 'W/"a"', false],
])('%j matches %s: %s', (header, etag, isMatch) => expect(isFresh(header, etag)).toBe(isMatch));
