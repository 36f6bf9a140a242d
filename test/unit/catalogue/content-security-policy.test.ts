import { describe, expect, it } from 'vitest';
import { isStrictDynamic, mergePolicy } from '../../../catalogue/content-security-policy.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

const ours = 'https://brushline.example';
/** The merged line, with brackets around the additions. */
const merged = (line: string) =>
  mergePolicy(line, ours)
    .map(({ text, isAdded }) => (isAdded ? `[${text}]` : text))
    .join('');

describe('a policy merged with our origin', () => {
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
    [
      'reads a <meta> tag, whichever attribute comes first',
      `<meta content="script-src 'self'" http-equiv="Content-Security-Policy">`,
      `script-src 'self' [${ours}]`,
    ],
    [
      'reads a <meta> tag in capitals',
      `<META HTTP-EQUIV="Content-Security-Policy" CONTENT="script-src 'self'" />`,
      `script-src 'self' [${ours}]`,
    ],
    [
      'reads a line of nginx',
      `add_header Content-Security-Policy "script-src 'self'; img-src *" always;`,
      `script-src 'self' [${ours}]; img-src *`,
    ],
    [
      'reads a line of Apache',
      `Header always set Content-Security-Policy "script-src 'self'"`,
      `script-src 'self' [${ours}]`,
    ],
    [
      'reads a policy that only reports',
      "content-security-policy-report-only:script-src 'self'",
      `script-src 'self' [${ours}]`,
    ],
    [
      'takes line breaks and tabs for spaces',
      "script-src\n\t'self';\r\n  img-src\n*",
      `script-src 'self' [${ours}]; img-src *`,
    ],
    ['leaves out empty directives', ";; script-src 'self' ;;", `script-src 'self' [${ours}]`],
    [
      'lets a sandbox run our scripts and send our forms',
      'sandbox allow-scripts',
      'sandbox allow-scripts [allow-same-origin allow-forms]',
    ],
    [
      'leaves a sandbox that allows enough',
      'SANDBOX Allow-Forms allow-scripts allow-same-origin',
      'SANDBOX Allow-Forms allow-scripts allow-same-origin',
    ],
    [
      'is not fooled by names that contain ours',
      `script-src ${ours}.evil.example; connect-src https://x.example/${ours}`,
      `script-src ${ours}.evil.example [${ours}]; connect-src https://x.example/${ours} [${ours}]`,
    ],
    [
      'keeps markup as text',
      'script-src "><script>alert(1)</script>',
      `script-src "><script>alert(1)</script> [${ours}]`,
    ],
  ])('%s', (_, line, expected) => {
    expect(merged(line)).toBe(expected);
  });

  it('takes no longer for a policy of a megabyte than a request is allowed to take', () => {
    const started = performance.now();
    for (const piece of ['a ', ';', ',', 'script-src ', "script-src 'self';", '<meta ', 'content-security-policy '])
      mergePolicy(piece.repeat(1_000_000 / piece.length), ours);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(5000));
  });

  it('reports that an origin has no effect if only nonces count', () => {
    expect(isStrictDynamic("script-src 'nonce-a' 'Strict-Dynamic'")).toBe(true);
    expect(isStrictDynamic("script-src 'self'")).toBe(false);
  });
});
