import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';

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
});
