import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys, submissionHeaders } from '../../../widgets/core/form/request-headers.ts';
import { memoryDraft } from '../../../widgets/core/runtime/draft.ts';
import { percentEncode } from '../../../widgets/core/runtime/percent-encode.ts';

describe('the idempotency key of a submission', () => {
  /** As long as a real one. */
  const minting = () => {
    let minted = 0;
    return () => `${++minted}`.padStart(32, '0');
  };

  it('stays the same for the same body, is new when it changes, and new again when it changes back', () => {
    const keyOf = createIdempotencyKeys(memoryDraft(), minting());
    expect(['a', 'a', 'b', 'b', 'a'].map(keyOf).map(Number)).toEqual([1, 1, 2, 2, 3]);
  });

  it('survives a reload with the draft, which keeps the input', () => {
    const draft = memoryDraft();
    const mint = minting();
    draft.write({ name: 'A' });
    expect(Number(createIdempotencyKeys(draft, mint)('a'))).toBe(1);
    expect(draft.read()).toMatchObject({ name: 'A' });
    expect(Number(createIdempotencyKeys(draft, mint)('a'))).toBe(1);
    expect(['b', 'a'].map(createIdempotencyKeys(draft, mint)).map(Number)).toEqual([2, 3]);
  });

  it('creates no draft where there is none', () => {
    const draft = memoryDraft();
    createIdempotencyKeys(draft)('a');
    expect(draft.read()).toBeUndefined();
  });

  it('is 128 random bits', () => {
    const keys = Array.from({ length: 50 }, () => createIdempotencyKeys(memoryDraft())('body'));
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('percent-encoding', () => {
  it('keeps the characters that fit and never splits one', () => {
    expect(percentEncode('a b', 500)).toBe('a%20b');
    expect(percentEncode('aé☀', 7)).toBe('a%C3%A9');
    expect(percentEncode('☀'.repeat(1000), 500)).toHaveLength(495);
  });

  it('leaves out lone surrogates', () => {
    expect(percentEncode('a\ud800b😀', 500)).toBe(`ab${encodeURIComponent('😀')}`);
  });
});

describe('the headers of a submission', () => {
  it('contain the key, the time, the page, the honeypot and the campaign, encoded', () => {
    expect(
      submissionHeaders({
        key: 'k',
        openMs: 1234.6,
        trap: 'x\r\nHost: evil',
        page: 'https://a.example/ä',
        campaign: 'yard signs',
      }),
    ).toEqual({
      'Idempotency-Key': 'k',
      'brushline-open-ms': '1235',
      'brushline-trap': 'x%0D%0AHost%3A%20evil',
      'brushline-page': 'https%3A%2F%2Fa.example%2F%C3%A4',
      'brushline-campaign': 'yard%20signs',
    });
  });

  it('leave out missing values', () => {
    expect(submissionHeaders({ key: 'k', openMs: 5, trap: '', campaign: null })).toEqual({
      'Idempotency-Key': 'k',
      'brushline-open-ms': '5',
    });
    expect(submissionHeaders({ key: 'k', openMs: undefined })).toEqual({ 'Idempotency-Key': 'k' });
  });
});
