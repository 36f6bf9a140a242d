import { expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { type LegalPage, privacyPolicy, termsOfService } from '../../../../catalogue/company/legal.ts';
import { termsAreaNames } from '../../../../catalogue/towns/area-names.ts';

const allText = (page: LegalPage) =>
  page.sections.flatMap(({ paragraphs, list = [], after = [] }) => [...paragraphs, ...list, ...after]).join('\n');

it('has the promised privacy sections and periods', () => {
  expect(privacyPolicy.sections.map(({ heading }) => heading)).toEqual([
    'Introduction',
    'Information Collected',
    'Use of Information',
    'Contact',
  ]);
  for (const period of ['24 months', '13 months', '30 days']) expect(allText(privacyPolicy)).toContain(period);
  expect(allText(privacyPolicy)).toContain('the website deletes them by itself');
});

it('names the license and the nine areas in the terms', () => {
  expect(allText(termsOfService)).toContain(business.license);
  expect(termsOfService.sections.find(({ heading }) => heading === 'Service Areas')?.places).toEqual(termsAreaNames);
  expect(termsAreaNames.join(', ')).toBe(
    'Kent Island, Centerville, Stevensville, Chester, Grasonville, Queenstown, Wyemills, Easton, St. Michaels',
  );
});
