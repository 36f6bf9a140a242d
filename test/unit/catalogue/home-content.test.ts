import { describe, expect, it } from 'vitest';
import { contrast } from '../../../catalogue/paint/contrast.ts';
import { heroSchemes, houseZones } from '../../../catalogue/paint/hero-schemes.ts';
import { packages } from '../../../catalogue/services/packages.ts';

describe('the home page’s content', () => {
  it('offers six packages with their exact names, in order, each with four different tints', () => {
    expect(packages.map((item) => item.name)).toEqual([
      'Move-In Ready',
      'Refresh & List',
      'Spring Maintenance',
      'Deck Life Extension',
      'Annual Touch-Up Contracts',
      'Interior Touch-Up Subscription',
    ]);
    expect(new Set(packages.map((item) => item.tints.map((tint) => tint.hex).join())).size).toBe(6);
  });

  it('repaints the house in five schemes, all different and with a trim that contrasts with the siding', () => {
    expect(heroSchemes.map((scheme) => scheme.zones.siding.name)).toEqual([
      'Salty Dog',
      'Concord Ivory',
      'Oyster Bay',
      'Antique Red',
      'White Heron',
    ]);
    for (const { key, zones } of heroSchemes) {
      expect(Object.keys(zones), key).toEqual([...houseZones]);
      expect(contrast(zones.siding.hex, zones.trim.hex), key).toBeGreaterThan(1.3);
    }
  });
});
