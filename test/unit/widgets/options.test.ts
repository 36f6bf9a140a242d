import { describe, expect, it } from 'vitest';
import { memoryDraft } from '../../../widgets/core/runtime/draft.ts';
import { oneOf, text } from '../../../widgets/core/runtime/options.ts';
import { wholeNumber } from '../../../widgets/core/runtime/whole-number.ts';

describe('options', () => {
  it('accept one of several words, or use the default', () => {
    const theme = oneOf(['light', 'dark'], 'light');
    expect([theme.accepts('dark'), theme.accepts('Dark'), theme.accepts(''), theme.fallback]).toEqual([
      true,
      false,
      false,
      'light',
    ]);
    expect(oneOf(['a']).fallback).toBeUndefined();
  });

  it('accept a whole number from 1, or any text', () => {
    expect(['1', '12', '0', '-1', '1.5', 'many', ''].map(wholeNumber.accepts)).toEqual([
      true,
      true,
      ...Array(5).fill(false),
    ]);
    expect([text('').accepts('/about'), text('x').fallback]).toEqual([true, 'x']);
  });
});

describe('a draft in memory', () => {
  it('returns what was stored, until it is deleted', () => {
    const draft = memoryDraft();
    expect(draft.read()).toBeUndefined();
    draft.write({ name: 'A' });
    expect(draft.read()).toEqual({ name: 'A' });
    draft.write();
    expect(draft.read()).toBeUndefined();
  });
});
