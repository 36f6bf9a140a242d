import { describe, expect, it } from 'vitest';
import { percentEncode } from '../../../widgets/core/form/percent-encode.ts';
import { createKeyring, submissionHeaders } from '../../../widgets/core/form/send-form.ts';

describe('the key of a submission', () => {
  it('stays while the body stays, is new when it changes, and new again when it changes back', () => {
    let minted = 0;
    const keyOf = createKeyring(() => `key ${++minted}`);
    expect(['a', 'a', 'b', 'b', 'a'].map(keyOf)).toEqual(['key 1', 'key 1', 'key 2', 'key 2', 'key 3']);
  });

  it('is 128 random bits', () => {
    const keys = Array.from({ length: 50 }, () => createKeyring()('body'));
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('percent-encoding', () => {
  it('keeps what fits and never cuts a character', () => {
    expect(percentEncode('a b', 500)).toBe('a%20b');
    expect(percentEncode('aé☀', 7)).toBe('a%C3%A9');
    expect(percentEncode('☀'.repeat(1000), 500)).toHaveLength(495);
  });

  it('leaves out lone surrogates', () => {
    expect(percentEncode('a\ud800b😀', 500)).toBe(`ab${encodeURIComponent('😀')}`);
  });
});

describe('what travels beside the fields', () => {
  it('names the key, the time, the page, the trap and the campaign, encoded', () => {
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
      'Brushline-Open-Ms': '1235',
      'Brushline-Trap': 'x%0D%0AHost%3A%20evil',
      'Brushline-Page': 'https%3A%2F%2Fa.example%2F%C3%A4',
      'Brushline-Campaign': 'yard%20signs',
    });
  });

  it('says nothing of what is not there', () => {
    expect(submissionHeaders({ key: 'k', openMs: 5, trap: '', campaign: null })).toEqual({
      'Idempotency-Key': 'k',
      'Brushline-Open-Ms': '5',
    });
    expect(submissionHeaders({ key: 'k', openMs: undefined })).toEqual({ 'Idempotency-Key': 'k' });
  });
});
