import { describe, expect, it } from 'vitest';
import { widgetFacts } from '../../../../host/pages/embed/words.ts';
import { builtFiles } from '../../../api/support/build.ts';
import { readable, renderPage } from '../support/rendered-page.ts';

describe('/embed', () => {
  it('lists every embeddable widget with all its options', async () => {
    const built = Object.keys(builtFiles().files).flatMap((url) => /v1\/([\w-]+)\.iife\.js$/.exec(url)?.[1] ?? []);
    expect(widgetFacts.map(({ name }) => name).sort()).toEqual(built.sort());
    const { main } = await renderPage('/embed');
    for (const { name, title, options } of widgetFacts) {
      const at = main.indexOf(`id="w-${name}"`);
      const part = readable(main.slice(at, main.indexOf('</section>', at)));
      expect(part).toContain(title);
      expect(options.map(({ name }) => name)).toContain('mode');
      expect(options.at(-1)).toMatchObject({ name: 'theme', words: ['light', 'dark', 'auto'], fallback: 'light' });
      for (const { name: option, means, words = [] } of options) {
        expect([name, option, means]).not.toContain('');
        expect(part).toContain(option);
        expect(part).toContain(words.join(', '));
      }
    }
  });

  it.each([
    ['script-src <b>"; connect-src *', 'script-src &lt;b>&quot; <mark>https://site.example</mark>; connect-src *'],
    ["img-src 'self'", 'Your policy lets the widgets work.'],
    ["script-src 'nonce-a' 'strict-dynamic'", 'Your policy trusts scripts by nonce alone.'],
    [' ;; , ', 'That is not a policy.'],
  ])('says about the policy %j: %s', async (policy, verdict) => {
    const { main } = await renderPage('/embed', { query: new URLSearchParams({ policy }).toString() });
    expect(main.replace(/<\/?span>|<!-- -->|&#x27;/g, (one) => (one === '&#x27;' ? "'" : ''))).toContain(verdict);
  });
});
