import { describe, expect, it } from 'vitest';
import { fillSentence } from '../../../catalogue/receipt-sentence.ts';

const values = { name: 'Anna', service: 'interior painting', deadline: 'Tuesday' };
const filled = (sentence: string, given = {}) =>
  fillSentence(sentence, { ...values, ...given })
    .map(({ text, isFilled }) => (isFilled ? `[${text}]` : text))
    .join('');

describe('the owner’s sentence', () => {
  it.each([
    ['Thank you, {name}. By {deadline}.', 'Thank you, [Anna]. By [Tuesday].'],
    ['{name} {name}', '[Anna] [Anna]'],
    ['About {service} or {other}', 'About [interior painting] or {other}'],
  ])('fills in %j', (sentence, text) => expect(filled(sentence)).toBe(text));

  it.each([
    ['Thank you, {name}. By {deadline}.', 'Thank you. By [Tuesday].'],
    ['{name}, thank you.', 'Thank you.'],
    ['Hello. {name}, we will call.', 'Hello. We will call.'],
    ['{name}! We will call.', 'We will call.'],
    ['Thank you. {name}.', 'Thank you.'],
    ['Wait... {name}', 'Wait...'],
  ])('leaves the name out of %j if there is none', (sentence, text) =>
    expect(filled(sentence, { name: '' })).toBe(text),
  );

  it('does not fill in what looks like a placeholder in a value', () => {
    expect(filled('{name}', { name: '{service}' })).toBe('[{service}]');
  });
});
