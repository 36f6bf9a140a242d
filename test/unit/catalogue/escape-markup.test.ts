import { expect, it } from 'vitest';
import { escapeMarkup, unescapeMarkup } from '../../../catalogue/escape-markup.ts';

it('escapes what could end a text or a quoted attribute, also in text that looks escaped', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;');
});

it('removes only characters that markup cannot contain', () => {
  expect(escapeMarkup('a\0b\u{8}c\ud800d\u{ffff}')).toBe('abcd');
  expect(escapeMarkup('Ägypten\t🎨\r\n')).toBe('Ägypten\t🎨\r\n');
});

it('is reversed once', () => {
  const text = `<b title="it's">&amp;</b>`;
  expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
});
