import { describe, expect, it } from 'vitest';
import { contrast } from '../../../catalogue/paint/contrast.ts';
import { heroSchemes, houseZones } from '../../../catalogue/paint/hero-schemes.ts';

describe('the home page’s content', () => {
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
