import { describe, expect, it } from 'vitest';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

describe('the contact page', () => {
  it('fills the form with a link’s values: service, package and colors', async () => {
    const { main } = await renderPage('/contact', {
      query: 'service=interior&package=Refresh+%26+List&c=sw-7008.sw-7008.plaid',
    });
    expect(main).toMatch(/<input[^>]*value="interior"[^>]*checked/);
    const message = readable(elementOf(main, /<textarea[^>]*id="e-message"/, '</textarea>'));
    expect(message.match(/Package:/g)).toHaveLength(1);
    expect(message.trim()).toBe('Package: Refresh & List\nMy chosen colors:\nAlabaster (SW 7008), Sherwin-Williams');
  });

  it.each(['service=plumbing&package=%3Cb%3E&c=x', 'package=', 'package=Move-in+ready', `c=${'sw-1.'.repeat(500)}`])(
    'ignores unknown values: %#',
    async (query) => {
      const { main } = await renderPage('/contact', { query });
      const plain = await renderPage('/contact');
      expect(main).toBe(plain.main);
    },
  );
});
