import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from '../../../../catalogue/contracts/parse.ts';

/** Checks that have no message. */
const Everything = v.object({
  text: v.string(),
  long: v.pipe(v.string(), v.minLength(3)),
  email: v.pipe(v.string(), v.email()),
  day: v.pipe(v.string(), v.isoDate()),
  date: v.date(),
  count: v.pipe(v.number(), v.minValue(2)),
  flag: v.boolean(),
  list: v.array(v.string()),
  inner: v.object({ a: v.string() }),
  word: v.picklist(['a', 'b']),
  short: v.pipe(v.string(), v.maxLength(2)),
});
const valid = {
  text: '',
  long: 'abc',
  email: 'a@b.co',
  day: '2026-11-21',
  date: new Date(0),
  count: 2,
  flag: true,
  list: [],
  inner: { a: '' },
  word: 'a',
  short: '',
};

it('has no message for valid input', () => {
  expect(parse(Everything, valid)).toEqual({ value: valid });
});

it.each<[field: string, value: unknown, sentence: string]>([
  ...Object.keys(valid).map((field): [string, unknown, string] => [field, undefined, 'Required']),
  ['text', 7, 'Expected string, received number'],
  ['text', Number.NaN, 'Expected string, received nan'],
  ['text', null, 'Expected string, received null'],
  ['text', [], 'Expected string, received array'],
  ['text', {}, 'Expected string, received object'],
  ['text', true, 'Expected string, received boolean'],
  ['text', new Date(), 'Expected string, received date'],
  ['count', '2', 'Expected number, received string'],
  ['flag', 'true', 'Expected boolean, received string'],
  ['date', 'tomorrow', 'Expected date, received string'],
  ['list', {}, 'Expected array, received object'],
  ['inner', 'a', 'Expected object, received string'],
  ['long', 'ab', 'String must contain at least 3 character(s)'],
  ['count', 1, 'Number must be greater than or equal to 2'],
  ['email', 'abc', 'Invalid email'],
  ['day', '21.11.2026', 'Invalid date'],
  ['date', new Date('never'), 'Invalid date'],
  ['word', 'c', 'Invalid input'],
  ['short', 'abc', 'Invalid input'],
])('has a message for %s with %j: %s', (field, value, sentence) => {
  expect(parse(Everything, { ...valid, [field]: value })).toEqual({ errors: { [field]: sentence } });
});
