import { describe, expect, it } from 'vitest';
import { portfolio } from '../../../../catalogue/services/portfolio.ts';
import { overviewCategories } from '../../../../catalogue/services/service.ts';
import { findLocalService, localServices, serviceOverview } from '../../../../catalogue/services/services.ts';

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
});

describe('the service overview', () => {
  it('has 23 entries: 3 main, 14 specialty, 3 premium, 3 commercial', () => {
    const counts = overviewCategories.map(
      ({ key }) => serviceOverview.filter(({ category }) => category === key).length,
    );
    expect(counts).toEqual([3, 14, 3, 3]);
    expect(new Set(serviceOverview.map(({ key }) => key)).size).toBe(23);
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
