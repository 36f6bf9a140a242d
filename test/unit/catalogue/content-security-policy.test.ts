import { describe, expect, it } from 'vitest';
import { isStrictDynamic, mergePolicy } from '../../../catalogue/content-security-policy.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

const ours = 'https://brushline.example';
/** The merged line, with brackets around the additions. */
const merged = (line: string) =>
  mergePolicy(line, ours)
    .map(({ text, isAdded }) => (isAdded ? `[${text}]` : text))
    .join('');
const self = "script-src 'self'";
const mergedSelf = `${self} [${ours}]`;
const enough = `script-src ${ours}; connect-src ${ours}`;

describe('a policy merged with our origin', () => {
  it.each([
    ['names it in both', `${self}; connect-src 'self'`, `${mergedSelf}; connect-src 'self' [${ours}]`],
    ['keeps everything else', `img-src data:; ${enough}`, `img-src data:; ${enough}`],
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
    ['knows scripts of elements', `${enough}; script-src-elem 'self'`, `${enough}; script-src-elem 'self' [${ours}]`],
    ['leaves alone what is not restricted', "img-src 'self'", "img-src 'self'"],
    ['accepts a scheme or a wildcard', 'default-src https:; connect-src *', 'default-src https:; connect-src *'],
    ['merges each of several policies', `${self}, connect-src 'self'`, `${mergedSelf}, connect-src 'self' [${ours}]`],
    ['has nothing to say of nothing', ' ; ,', ''],
    ['takes the header’s name off', `Content-Security-Policy: ${self}`, mergedSelf],
    ['reads a <meta> tag', `<META CONTENT="${self}" http-equiv="Content-Security-Policy" />`, mergedSelf],
    [
      'reads a line of nginx',
      `add_header Content-Security-Policy "${self}; img-src *" always;`,
      `${mergedSelf}; img-src *`,
    ],
    ['reads a line of Apache', `Header always set Content-Security-Policy "${self}"`, mergedSelf],
    ['reads a policy that only reports', `content-security-policy-report-only:${self}`, mergedSelf],
    ['takes line breaks for spaces', "script-src\n\t'self';\r\n  img-src\n*", `${mergedSelf}; img-src *`],
    [
      'lets a sandbox run our scripts and send our forms',
      'sandbox allow-scripts',
      'sandbox allow-scripts [allow-same-origin allow-forms]',
    ],
    [
      'is not fooled by names that contain ours',
      `script-src ${ours}.evil.example; connect-src https://x.example/${ours}`,
      `script-src ${ours}.evil.example [${ours}]; connect-src https://x.example/${ours} [${ours}]`,
    ],
  ])('%s', (_, line, expected) => expect(merged(line)).toBe(expected));

  it('takes no longer for a policy of a megabyte than a request is allowed to take', () => {
    const started = performance.now();
    for (const piece of ['a ', ';', ',', 'script-src ', `${self};`, '<meta ', 'content-security-policy '])
      mergePolicy(piece.repeat(1_000_000 / piece.length), ours);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(5000));
  });

  it('reports that an origin has no effect if only nonces count', () => {
    expect(isStrictDynamic("script-src 'nonce-a' 'Strict-Dynamic'")).toBe(true);
    expect(isStrictDynamic(self)).toBe(false);
  });
});
