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

describe('the key of a count', () => {
  it('decodes to its parts, no matter what they contain', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        expect(decodeMetricKey(encodeMetricKey(...parts))).toEqual(parts);
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
});
