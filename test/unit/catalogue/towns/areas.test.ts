import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { sharedShingles, shinglesOf } from '../../support/shingles.ts';

const runsOf = ({ description, metaDescription }: (typeof areas)[number]) =>
  shinglesOf(`${description} ${metaDescription}`);

describe('the seeded areas', () => {
  it('are 23, all active, all in Maryland, without Arnold', () => {
    expect(areas).toHaveLength(23);
    expect(areas.every((area) => area.active && area.state === 'MD')).toBe(true);
    expect(areas.some((area) => area.name === 'Arnold')).toBe(false);
  });

  it('have unique ids, slugs and names', () => {
    for (const field of ['id', 'slug', 'name', 'description', 'metaDescription'] as const)
      expect(new Set(areas.map((area) => area[field])).size, field).toBe(23);
    expect(areas.every((area) => area.id === `area-${area.slug}`)).toBe(true);
  });

  it('have five-digit ZIP codes and a county', () => {
    for (const area of areas) {
      expect(area.zipCodes?.length, area.name).toBeGreaterThan(0);
      for (const zip of area.zipCodes ?? []) expect(zip).toMatch(/^2\d{4}$/);
      expect(area.county).toMatch(/ County$/);
    }
  });

  it('have a description of two or three sentences that name the place, and a meta text of at most 160 characters', () => {
    for (const area of areas) {
      const sentences = area.description.replaceAll('St. ', 'St ').match(/[.?!]”?(?= [A-Z]|$)/g) ?? [];
      expect(sentences.length, area.name).toBeGreaterThanOrEqual(2);
      expect(sentences.length, area.name).toBeLessThanOrEqual(3);
      expect(area.metaDescription?.length, area.name).toBeLessThanOrEqual(160);
      expect(area.metaDescription, area.name).toContain(area.name);
    }
  });

  it('share at most half of their five-word sequences with any other', () => {
    const pairs = areas.flatMap((one, at) => areas.slice(at + 1).map((other) => [one, other] as const));
    const ranked = pairs
      .map(([one, other]) => ({
        pair: `${one.name} / ${other.name}`,
        shared: sharedShingles(runsOf(one), runsOf(other)),
      }))
      .sort((a, b) => b.shared - a.shared);
    const worst = ranked[0];
    console.info(`most alike: ${worst?.pair}, ${((worst?.shared ?? 1) * 100).toFixed(1)} % of five-word runs shared`);
    expect(worst?.shared).toBeLessThanOrEqual(0.5);
  });
});

describe('sharedShingles', () => {
  it('finds a copied text fully shared and an unrelated one not', () => {
    const text = 'We paint the clapboard and then the trim';
    const sharedWith = (other: string) => sharedShingles(shinglesOf(text), shinglesOf(other));
    expect(sharedWith(`${text} in every town`)).toBe(1);
    expect(sharedWith('Nothing here is of that sort at all')).toBe(0);
  });
});
