import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Email } from '../../../../catalogue/contracts/text.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

const jane = 'jane@example.com';

it.each([
  ...['\u200bjane@example.com\u200b', 'jane\u200b@exam\u00adple.com', '\u00a0jane@example.com\t'],
  ...['mailto:jane@example.com', 'mailto:jane@example.com?subject=Our%20porch&body=Hi'],
  ...['Jane Doe <jane@example.com>', '"Doe, Jane" <jane@example.com>', '<jane@example.com>'],
  ...['jane@example.com <jane@example.com>', 'jane@example.com<mailto:jane@example.com>'],
  ...['[jane@example.com](mailto:jane@example.com)', '"jane@example.com"', '“jane@example.com.”'],
  ...['(jane@example.com)', 'jane@example.com.', 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
])('%j is the address of Jane', (typed) => {
  expect(v.parse(Email, typed)).toBe(jane);
});

it.each([
  ["Jane.O'Neil+paint@Example.COM", "Jane.O'Neil+paint@Example.COM"],
  ['jane@müller.example', 'jane@xn--mller-kva.example'],
  ['mailto:jane@例え.example', 'jane@xn--r8jz45g.example'],
])('%j is %s', (typed, address) => {
  expect(v.parse(Email, typed)).toBe(address);
  expect(v.parse(Email, address)).toBe(address);
});

it.each([
  ...['jane@example.com\njohn@example.com', 'Jane <jane@example.com>, John <john@example.com>'],
  ...['john@example.com <jane@example.com>', 'mailto:jane%2Bpaint@example.com', 'jañe@example.com'],
  ...['jane@münchen/x.example', '<>'],
])('%j is refused', (typed) => {
  expect(v.safeParse(Email, typed).issues?.[0]?.message).toBe('invalid_email');
});

it('a hostile text takes a time that grows with its length only', () => {
  const start = performance.now();
  for (const part of ['(', '"', 'a', '@', 'a@', '<', '> ', 'a@b<', ' ', 'é', '@é', '.', 'mailto:', '?', 'ﷺ', '\u200d'])
    v.safeParse(Email, part.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(timeLimitMs(4_000));
});
