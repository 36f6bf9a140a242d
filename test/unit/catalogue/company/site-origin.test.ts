import { expect, it } from 'vitest';
import { siteOrigin } from '../../../../catalogue/company/site-origin.ts';

it.each([
  ['https://www.towline.example', 'https://www.towline.example'],
  ['  WWW.Towline.Example/contact?x=1#y ', 'https://www.towline.example'],
  ['towline.example:8443', 'https://towline.example:8443'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://user:word@towline.example', 'https://towline.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
])('%j belongs to the site %s', (typed, origin) => {
  expect(siteOrigin(typed)).toBe(origin);
});

it.each([
  ...['', 'towline', 'javascript:alert(1)', 'a b.example', '"><b>', 'https://*.towline.example'],
  'https://tow,line.example',
])('%j is not a site', (typed) => {
  expect(siteOrigin(typed)).toBeUndefined();
});

it('no URL longer than the maximum is accepted', () => {
  expect(siteOrigin(`${'x'.repeat(300)}.example`)).toBeUndefined();
});
