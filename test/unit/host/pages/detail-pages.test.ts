import { describe, expect, it } from 'vitest';
import { faq } from '../../../../catalogue/company/faq.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

const townsOf = (main: string) => elementOf(main.slice(main.indexOf('<h2 id="where">')), /<ul/, '</ul>');

describe.each(['exterior', 'interior', 'pressure-washing'] as const)('the page /%s', (serviceType) => {
  const path = `/${serviceType}`;

  it('requests an estimate for its own service only', async () => {
    const { main } = await renderPage(path);
    expect(main).toContain(`<input type="hidden" name="serviceType" value="${serviceType}"`);
    expect(main).not.toMatch(/<select|type="radio"/);
  });

  it('answers frequent questions about its service, collapsed natively', async () => {
    const { main } = await renderPage(path);
    const folded = [
      ...main.matchAll(/<details[^>]*><summary[^>]*><h3[^>]*>(.*?)<\/h3><\/summary><p[^>]*>(.*?)<\/p><\/details>/g),
    ];
    const asked = faq[serviceType];
    expect(folded.map(([, question = '', answer = '']) => [readable(question), readable(answer)])).toEqual(
      asked.map(({ question, answer }) => [question, answer]),
    );
  });
});

describe('the places of a service page', () => {
  it('are text if the area is not active', async () => {
    const list = townsOf((await renderPage('/exterior', { content: { areas: async () => [] } })).main);
    expect(list).not.toContain('<a');
    expect(readable(list)).toMatch(/^Kent Island\n.*\nWyemills\n/s);
  });

  it('are text if the areas cannot be loaded, and the page still works', async () => {
    const areas = () => Promise.reject(new Error('no store'));
    const { status, main } = await renderPage('/exterior', { content: { areas } });
    expect(status).toBe(200);
    expect(readable(townsOf(main))).toContain('Wyemills');
  });
});
