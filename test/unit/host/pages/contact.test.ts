import { describe, expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

describe('the contact page', () => {
  it('shows phone, email, location, a social link and the reply time', async () => {
    const { status, main } = await renderPage('/contact');
    expect(status).toBe(200);
    expect(main).toContain(`href="tel:${business.phone.dial}"`);
    expect(main).toContain(`href="mailto:${business.email}"`);
    expect(main).toMatch(new RegExp(`href="${business.social.url}" target="_blank" rel="noopener"`));
    expect(readable(main)).toContain(`${business.address.poBox}\nChester, MD 21619`);
    expect(readable(main).match(/We usually reply within 24 hours\./g)).toHaveLength(1);
  });

  it('shows the business hours with their literal hyphens', async () => {
    const table = elementOf((await renderPage('/contact')).main, /<table/, '</table>');
    const rows = readable(table).trim().split('\n');
    expect(rows).toEqual(['Mon-Fri 7:00 AM-6:00 PM', 'Sat 8:00 AM-4:00 PM', 'Sun Closed']);
    expect(readable((await renderPage('/contact')).main)).toContain('Emergency service is by appointment.');
  });

  it('lists its seven places, and links those that are our areas', async () => {
    const { main } = await renderPage('/contact');
    const list = elementOf(main.slice(main.indexOf('<h2 id="served">')), /<ul/, '</ul>');
    expect(readable(list).trim().split('\n')).toEqual([
      'Annapolis',
      'Arnold',
      'Severna Park',
      'Kent Island',
      'Easton',
      "St. Michael's",
      'Denton',
    ]);
    const slugs = [...list.matchAll(/href="\/service-areas\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(slugs).toEqual(['annapolis', 'severna-park', 'kent-island', 'easton', 'st-michaels', 'denton']);
  });

  it('has a message form: six labeled fields, only the phone optional', async () => {
    const { main } = await renderPage('/contact');
    const form = elementOf(main.slice(main.indexOf('id="message"')), /<form/, '</form>');
    const labels = [...form.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label]) => label);
    expect(labels).toEqual(['First name', 'Last name', 'Email', 'Phone (optional)', 'Subject', 'Message']);
    const optional = [...form.matchAll(/<(?:input|textarea)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/aria-required|type="hidden"|name="website"/.test(tag));
    expect(optional).toHaveLength(1);
    expect(optional[0]).toContain('name="phone"');
  });

  it('lets the visitor choose the service of the estimate', async () => {
    const { main } = await renderPage('/contact');
    const choices = [...main.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
      ([tag]) => /value="([^"]+)"/.exec(tag)?.[1],
    );
    expect(choices).toEqual(['exterior', 'interior', 'pressure-washing']);
  });

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
