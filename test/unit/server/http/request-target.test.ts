import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalTarget } from '../../../../server/http/middleware.ts';

const lost = '%EF%BF%BD';

describe('the target of a request', () => {
  it.each([
    ['/', '/'],
    ['/Contact//', '/Contact//'],
    ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
    ['http://site.example/contact?x', '/contact?x'],
    ['http://site.example?x', '/?x'],
    ['?x', '/?x'],
    ['/api/%61dmin', `/api/${lost}`],
    ['/api/../admin', `/api/${lost}/admin`],
    ['/api%2fadmin', `/${lost}`],
    ['/api\\admin', `/${lost}`],
    ['/api/x%00', `/api/${lost}`],
    ['/api/%E0%A4%A', `/api/${lost}`],
  ])('%s is read as %s', (target, canonical) => {
    expect(canonicalTarget(target)).toBe(canonical);
  });

  it('has one spelling: normalizing it again changes nothing, and decoding it yields no slash and no dot segment', () => {
    const piece = fc.constantFrom(...'/ . .. %2e %2F %5c \\ api Admin % %00 ? # ; http: @ é'.split(' '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = canonicalTarget(pieces.join(''));
        expect(canonicalTarget(once)).toBe(once);
        const [path = ''] = once.split('?');
        expect(path.startsWith('/')).toBe(true);
        for (const segment of path.slice(1).split('/')) {
          expect(decodeURIComponent(segment)).not.toMatch(/^\.{1,2}$|[/\\\p{Cc}]/u);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
