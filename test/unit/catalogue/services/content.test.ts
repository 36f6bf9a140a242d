import { describe, expect, it } from 'vitest';
import { faq } from '../../../../catalogue/company/faq.ts';
import { portfolio } from '../../../../catalogue/services/portfolio.ts';
import { overviewCategories } from '../../../../catalogue/services/service.ts';
import { findLocalService, localServices, serviceOverview } from '../../../../catalogue/services/services.ts';
import { areas, findTown } from '../../../../catalogue/towns/counties.ts';

const wordCount = (text: string) => text.split(/\s+/).length;

describe('the local services', () => {
  it('are sixteen, three of them main, each found by its key', () => {
    expect(localServices).toHaveLength(16);
    expect(localServices.filter(({ category }) => category === 'main').map(({ key }) => key)).toEqual([
      'interior-painting',
      'exterior-painting',
      'pressure-washing',
    ]);
    for (const service of localServices) expect(findLocalService(service.key)).toBe(service);
    expect(findLocalService('roof-painting')).toBeUndefined();
  });

  it('have descriptions of 90 to 140 words', () => {
    for (const { key, fullDescription } of localServices) {
      expect(wordCount(fullDescription), key).toBeGreaterThanOrEqual(90);
      expect(wordCount(fullDescription), key).toBeLessThanOrEqual(140);
    }
  });
});

describe('the service overview', () => {
  it('has 23 entries: 3 main, 14 specialty, 3 premium, 3 commercial', () => {
    const counts = overviewCategories.map(
      ({ key }) => serviceOverview.filter(({ category }) => category === key).length,
    );
    expect(counts).toEqual([3, 14, 3, 3]);
    expect(new Set(serviceOverview.map(({ key }) => key)).size).toBe(23);
  });

  it('keeps the client’s order', () => {
    expect(serviceOverview.map(({ key }) => key).join(' ')).toBe(
      'interior-painting exterior-painting pressure-washing cabinet-painting trim-painting drywall-repair ' +
        'accent-walls color-consultation deck-staining fence-painting cedar-maintenance metal-coatings ' +
        'epoxy-flooring elastomeric-coatings house-washing patio-washing driveway-washing move-in-ready ' +
        'real-estate-refresh spring-maintenance commercial-painting office-painting retail-refresh',
    );
  });

  it('starts its specialties with eight that have a page in every town', () => {
    const specialties = serviceOverview.filter(({ category }) => category === 'specialty').slice(0, 8);
    for (const { key } of specialties) expect(findLocalService(key), key).toBeDefined();
  });
});

it('shows 37 portfolio cards in eight categories', () => {
  expect(portfolio.map(({ category }) => category)).toEqual([
    'Interior Services',
    'Exterior Services',
    'Specialty Coatings',
    'Surface Preparation',
    'Cleaning Services',
    'Premium Packages',
    'Value-Add Services',
    'Commercial Services',
  ]);
  const cards = portfolio.flatMap((group) => group.cards);
  expect(cards).toHaveLength(37);
  expect(new Set(cards.map(({ name }) => name)).size).toBe(37);
});

it('answers four or five questions for each main service', () => {
  for (const questions of Object.values(faq)) expect([4, 5]).toContain(questions.length);
});

describe('the area texts', () => {
  it('exist for every area', () => {
    expect(areas.filter(({ slug }) => !findTown(slug))).toEqual([]);
  });

  it('name three parts of each town, and no part twice', () => {
    const labels = areas.map(({ slug }) => Object.keys(findTown(slug)?.parts ?? {}));
    expect(labels.filter(({ length }) => length !== 3)).toEqual([]);
    expect(new Set(labels.flat()).size).toBe(labels.flat().length);
    expect(labels.flat().filter((label) => label.length > 34)).toEqual([]);
  });

  it('have 120 to 200 words, and a note for each main service', () => {
    for (const { slug } of areas) {
      const text = findTown(slug);
      const words = wordCount(Object.values(text?.parts ?? {}).join(' '));
      expect(words, slug).toBeGreaterThanOrEqual(120);
      expect(words, slug).toBeLessThanOrEqual(200);
      expect(
        Object.values(text?.notes ?? {}).filter((note) => wordCount(note) >= 30),
        slug,
      ).toHaveLength(3);
    }
  });
});
