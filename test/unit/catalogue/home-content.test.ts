import { describe, expect, it } from 'vitest';
import { testimonials } from '../../../catalogue/company/testimonials.ts';
import { contrast } from '../../../catalogue/paint/contrast.ts';
import { hallOfFame, heroSchemes, houseZones } from '../../../catalogue/paint/hero-schemes.ts';
import { mainServices, serviceMenu } from '../../../catalogue/services/main-services.ts';
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
    const tints = packages.flatMap((item) => item.tints);
    expect(tints).toHaveLength(24);
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

  it('shows the color of each year from 2020 to 2025, with its maker’s tag', () => {
    expect(hallOfFame.map((entry) => entry.year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);
    for (const { year, color } of hallOfFame) expect(color.tags).toContain(`color-of-the-year-${year}`);
  });

  it('has three services, and the menu in the header’s order', () => {
    expect(mainServices.map((service) => service.path)).toEqual(['/exterior', '/interior', '/pressure-washing']);
    expect(serviceMenu.map((item) => item.name)).toEqual([
      'All Services',
      'Interior Painting',
      'Exterior Painting',
      'Pressure Washing',
    ]);
  });

  it('seeds six reviews marked as samples, one for every service and one other', () => {
    expect(testimonials).toHaveLength(6);
    expect(new Set(testimonials.map((review) => review.id)).size).toBe(6);
    expect(testimonials.every((review) => review.isSample)).toBe(true);
    const types = new Set(testimonials.map((review) => review.serviceType));
    for (const { serviceType } of mainServices) expect(types).toContain(serviceType);
    expect([...types].filter((type) => !mainServices.some((service) => service.serviceType === type))).toHaveLength(1);
    const lengths = testimonials.map((review) => review.review.length);
    expect(Math.max(...lengths)).toBeGreaterThan(3 * Math.min(...lengths));
  });
});
