import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseTexts } from '../../../../catalogue/contracts/parse.ts';
import { Email, optionalText, requiredLines, requiredText } from '../../../../catalogue/contracts/text.ts';
import { cleanLine, cleanLines } from '../../../../catalogue/typed-text.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

const Form = v.object({
  name: requiredText('Name is required', 100),
  message: requiredLines('Message must be at least 10 characters', 5000, 10),
});
const typed = (changes: object) => parseTexts(Form, { name: 'Ann', message: 'Our porch needs paint', ...changes }, {});

/** Nothing of them can be seen, alone or together. */
const invisible = [...'\u200b\u200d\ufeff\u200f\u034f\u3164\ufe0f\u2800\u{e0041}\u0001\u00a0\ud83d'];

describe('a required text', () => {
  it.each(invisible)('is missing if it is nothing but %j', (character) => {
    for (const text of [character, ` ${character} `, `${character} \n${character}`]) {
      expect(typed({ name: text })).toEqual({ errors: { name: 'Name is required' } });
    }
    const tooShort = { errors: { message: 'Message must be at least 10 characters' } };
    expect(typed({ message: character.repeat(12) })).toEqual(tooShort);
    expect(typed({ message: `${character}Call me${character.repeat(12)}` })).toEqual(tooShort);
  });

  it.each([
    ...['👩🏽‍👩🏽‍👧', '❤️', 'اَلْعَرَبِيَّةُ', 'ශ්\u200dරී', '1\ufe0f\u20e3'],
    ...['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'می\u200cخواهم', 'José', 'ᄀ', 'O\u2019Neil'],
    'x',
  ])('stays as typed: %s', (name) => {
    const message = `${name} writes ten characters`;
    expect(typed({ name, message })).toEqual({ value: { name, message } });
  });

  it('takes a time that grows with its length only', () => {
    const start = performance.now();
    const long = requiredText('Required', 1_000_000);
    for (const character of ['\u200b', 'x\u200b', ' \u200b', '\n', '\u200d', 'ش\u200c\u200d', '\ufe0f'])
      v.safeParse(long, character.repeat(400_000));
    expect(performance.now() - start).toBeLessThan(timeLimitMs(2_000));
  });
});

describe('a pasted text', () => {
  const tabsAndBreaks = ['\t', '\n', '\r\n', '\r', '\v', '\u0085', '\u2028', '\u2029', ' \n\t '];
  const spaces = ['\u00a0', '\u202f', '\u2007', '\u2009', '\u3000', '\u1680', '\u2800', '  '];
  const unseen = ['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2064', '\u2066'];
  const more = ['\u2069', '\ufeff', '\u00ad', '\u061c', '\u180e', '\ufe0f', '\u{e0041}', '\0', '\u007f', '\ud83d'];

  it('has a single space on one line for each break, tab or run of spaces', () => {
    for (const space of [...tabsAndBreaks, ...spaces])
      expect(cleanLine(`${space}Jane${space}Doe${space}`), JSON.stringify(space)).toBe('Jane Doe');
  });

  it('keeps its line breaks in a field of several lines, and has plain spaces', () => {
    for (const end of ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v'])
      expect(cleanLines(`${end}one${end}${end}two${end}`)).toBe('one\n\ntwo');
    for (const space of ['\t', ...spaces.slice(0, -1)]) expect(cleanLines(`one${space}two`)).toBe('one two');
    expect(cleanLines('one\n  two')).toBe('one\n  two');
  });

  it('has nothing that nobody sees', () => {
    for (const character of [...unseen, ...more]) {
      const pasted = `${character}Jane${character}${character}Doe ${character} 1${character}`;
      expect([cleanLine(pasted), cleanLines(pasted)]).toEqual(['JaneDoe 1', 'JaneDoe  1']);
    }
    expect(cleanLine('👩\u200d 👩\ufe0f\u200d')).toBe('👩 👩\ufe0f');
    expect(cleanLine('می\u200c')).toBe('می');
    expect(cleanLine('\ud83d\u200b\ude00')).toBe('');
  });

  it('is clean after it was cleaned once', () => {
    const characters = [...tabsAndBreaks, ...spaces, ...unseen, ...more, 'a', '1', '\u20e3', '👩', 'ش', '\u2019', '葛'];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...characters), fc.string({ unit: 'binary' }))), (parts) => {
        for (const clean of [cleanLine, cleanLines]) {
          const once = clean(parts.join(''));
          expect(clean(once)).toBe(once);
          expect(once).not.toMatch(/\p{Cs}/u);
        }
      }),
    );
  });
});

it('an optional text without a visible character is empty', () => {
  const Phone = v.object({ phone: optionalText(40) });
  for (const phone of [...invisible, null, undefined, ' ']) {
    expect(v.parse(Phone, { phone })).toEqual({ phone: '' });
  }
  expect(v.parse(Phone, { phone: ' 410\u200b-555 ' })).toEqual({ phone: '410-555' });
});

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
