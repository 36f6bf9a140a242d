import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMetricKey, encodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';

/** A part so short that no key of three reaches the maximum; a character takes up to eight. */
const part = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('', '-', ' ', '{20}', '{}', '%20', 'a b', '\0', '\ud800', "' or 1=1 --"),
  ),
  { nil: undefined },
);
const parts = fc.array(part, { minLength: 1, maxLength: 3 });

describe('the key of a count', () => {
  it('decodes to its parts, no matter what they contain', () => {
    fc.assert(
      fc.property(parts, (parts) => {
        expect(decodeMetricKey(encodeMetricKey(...parts))).toEqual(parts);
      }),
    );
  });

  it('differs for different parts', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame =
          JSON.stringify(one.map((part) => part ?? null)) === JSON.stringify(other.map((part) => part ?? null));
        expect(encodeMetricKey(...one) === encodeMetricKey(...other)).toBe(isSame);
      }),
    );
  });

  it('is ASCII of at most 200 characters and can be decoded, no matter how long its parts are', () => {
    const long = fc.string({ unit: 'binary', minLength: 30, maxLength: 400 });
    fc.assert(
      fc.property(long, long, (one, other) => {
        const key = encodeMetricKey('estimate', one, other);
        expect(key).toMatch(/^[ -~]{1,200}$/);
        const [kind, start = ''] = decodeMetricKey(key);
        expect(kind).toBe('estimate');
        expect(one.startsWith(start)).toBe(true);
      }),
    );
  });

  it('differs for an unknown part and for a part that equals its sign', () => {
    expect([encodeMetricKey('contact', undefined), encodeMetricKey('contact', '-')]).toEqual([
      'contact -',
      'contact {2d}',
    ]);
  });

  it.each([
    [
      'estimate https://sister.example https://sister.example/caf%C3%A9%20au%20lait',
      ['estimate', 'https://sister.example', 'https://sister.example/caf%C3%A9%20au%20lait'],
    ],
    ['contact - -', ['contact', undefined, undefined]],
    ['decks.example estimate-form v1', ['decks.example', 'estimate-form', 'v1']],
    ['home LCP needs-improvement', ['home', 'LCP', 'needs-improvement']],
    ['page_view', ['page_view']],
    ['other', ['other']],
    ['', ['']],
    ['a  b', ['a', '', 'b']],
    ['{110000} {zz} …', ['{110000}', '{zz}', '…']],
  ])('still decodes when stored earlier as %j', (key, parts) => {
    expect(decodeMetricKey(key)).toEqual(parts);
  });
});
