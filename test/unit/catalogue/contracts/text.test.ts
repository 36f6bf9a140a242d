import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseTexts } from '../../../../catalogue/contracts/parse.ts';
import { optionalText, requiredText, textOf } from '../../../../catalogue/contracts/text.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

const Form = v.object({
  name: requiredText('Name is required', 100),
  message: textOf(10, 'Message must be at least 10 characters', 5000),
});
const typed = (changes: object) => parseTexts(Form, { name: 'Ann', message: 'Our porch needs paint', ...changes });

/** Nothing of them can be seen, alone or together. */
const invisible = {
  'zero width space': '\u200b',
  'zero width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'right-to-left mark': '\u200f',
  'right-to-left override': '\u202e',
  'combining grapheme joiner': '\u034f',
  'Hangul filler': '\u3164',
  'halfwidth Hangul filler': '\uffa0',
  'Hangul initial filler': '\u115f',
  'variation selector': '\ufe0f',
  'blank braille pattern': '\u2800',
  'tag character': '\u{e0041}',
  'control character': '\u0001',
  'high surrogate': '\ud83d',
  'low surrogate': '\udc00',
  'no-break space': '\u00a0',
};

describe('a required text', () => {
  it.each(Object.entries(invisible))('is missing if it is nothing but a %s', (_, character) => {
    for (const text of [character, ` ${character} `, `${character} \n${character}`]) {
      expect(typed({ name: text })).toEqual({ errors: { name: 'Name is required' } });
    }
    const tooShort = { errors: { message: 'Message must be at least 10 characters' } };
    expect(typed({ message: character.repeat(12) })).toEqual(tooShort);
    expect(typed({ message: `${character}Call me${character.repeat(12)}` })).toEqual(tooShort);
  });

  it.each([
    '👩🏽‍👩🏽‍👧',
    '❤️',
    'اَلْعَرَبِيَّةُ\u200f',
    'می\u200cخواهم',
    'שרה',
    'José',
    'Jose\u0301',
    '김',
    'ᄀ',
    'O\u2019Neil',
    'x',
    '.',
  ])('stays as typed: %s', (name) => {
    const message = `${name} writes ten characters`;
    expect(typed({ name, message })).toEqual({ value: { name, message } });
  });

  it('takes a time that grows with its length only', () => {
    const start = performance.now();
    const long = requiredText('Required', 1_000_000);
    for (const character of ['\u200b', 'x\u200b', ' \u200b', '\n']) v.safeParse(long, character.repeat(400_000));
    expect(performance.now() - start).toBeLessThan(timeLimitMs(2_000));
  });
});

it('an optional text without a visible character is empty', () => {
  const Phone = v.object({ phone: optionalText(40) });
  for (const phone of [...Object.values(invisible), null, undefined, ' ']) {
    expect(v.parse(Phone, { phone })).toEqual({ phone: '' });
  }
  expect(v.parse(Phone, { phone: ' 410\u200b-555 ' })).toEqual({ phone: '410\u200b-555' });
});
