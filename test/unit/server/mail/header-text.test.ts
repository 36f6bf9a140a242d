import { describe, expect, it } from 'vitest';
import { bodyText, headerText } from '../../../../server/leads/lead-text.ts';
import { naughtyStrings } from './hostile-text.ts';
import { unwanted } from './unwanted.ts';

describe('header text', () => {
  it('is one clean line for any input', () => {
    for (const typed of naughtyStrings) {
      const line = headerText(typed);
      const shown = JSON.stringify(typed.slice(0, 60));
      expect(line, shown).not.toMatch(unwanted);
      expect(line, shown).toBe(line.trim());
      expect(line, shown).not.toContain('=?');
      expect(Array.from(line).length, shown).toBeLessThanOrEqual(150);
      expect(headerText(line), shown).toBe(line);
    }
  });

  it('separates words at a line break', () => {
    expect(headerText('one\r\ntwo\tthree\u2028four')).toBe('one two three four');
  });

  it('keeps names as people write them', () => {
    for (const name of ['Zoë O’Brien-Nuñez', 'שלום', '中文名字', '👩🏽‍🎨', 'می‌خواهم'])
      expect(headerText(name)).toBe(name);
  });

  it('shortens by complete characters', () => {
    expect(headerText('😀'.repeat(10), 4)).toBe('😀😀😀…');
    expect(headerText('abcd', 4)).toBe('abcd');
  });
});

describe('body text', () => {
  it('has no control characters except line breaks', () => {
    for (const typed of naughtyStrings) expect(bodyText(typed).replaceAll('\n', '')).not.toMatch(unwanted);
  });

  it('keeps the lines as typed', () => {
    expect(bodyText('one\r\ntwo\rthree\n\n  four')).toBe('one\ntwo\nthree\n\n  four');
  });
});
