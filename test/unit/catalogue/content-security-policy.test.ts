import { describe, expect, it } from 'vitest';
import { isStrictDynamic, mergePolicy } from '../../../catalogue/content-security-policy.ts';

const ours = 'https://brushline.example';
/** The merged line, with brackets around what was added. */
const merged = (line: string) =>
  mergePolicy(line, ours)
    .map(({ text, isAdded }) => (isAdded ? `[${text}]` : text))
    .join('');

describe('a policy merged with what our widgets need', () => {
  it.each([
    [
      'names our origin in both',
      "script-src 'self'; connect-src 'self'",
      `script-src 'self' [${ours}]; connect-src 'self' [${ours}]`,
    ],
    [
      'keeps everything else',
      `img-src data:; script-src ${ours}; connect-src ${ours}`,
      `img-src data:; script-src ${ours}; connect-src ${ours}`,
    ],
    [
      'carries over what the fallback allowed',
      "default-src 'self'",
      `default-src 'self'; [script-src 'self' ${ours}]; [connect-src 'self' ${ours}]`,
    ],
    [
      'replaces “none”',
      "default-src 'none'; script-src 'NONE'",
      `default-src 'none'; script-src [${ours}]; [connect-src ${ours}]`,
    ],
    [
      'knows scripts of elements',
      `script-src ${ours}; script-src-elem 'self'; connect-src *`,
      `script-src ${ours}; script-src-elem 'self' [${ours}]; connect-src *`,
    ],
    ['leaves alone what is not restricted', "img-src 'self'", "img-src 'self'"],
    [
      'sees that a scheme or a wildcard is enough',
      'default-src https:; connect-src *.example',
      'default-src https:; connect-src *.example',
    ],
    ['takes the header’s name off', 'Content-Security-Policy: script-src a.example', `script-src a.example [${ours}]`],
    [
      'merges each of several policies',
      "script-src 'self', connect-src 'self'",
      `script-src 'self' [${ours}], connect-src 'self' [${ours}]`,
    ],
    ['has nothing to say of nothing', ' ; ,', ''],
  ])('%s', (_, line, expected) => {
    expect(merged(line)).toBe(expected);
  });

  it('is the same when merged again', () => {
    for (const line of ["default-src 'none'", "script-src 'self'; default-src 'self'"]) {
      const once = mergePolicy(line, ours)
        .map(({ text }) => text)
        .join('');
      expect(merged(once)).toBe(once);
    }
  });

  it('reports that an origin does not help where only nonces count', () => {
    expect(isStrictDynamic("script-src 'nonce-a' 'Strict-Dynamic'")).toBe(true);
    expect(isStrictDynamic("script-src 'self'")).toBe(false);
  });
});
