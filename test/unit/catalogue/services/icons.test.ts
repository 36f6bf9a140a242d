import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overviewCategories } from '../../../../catalogue/services/service.ts';
import { serviceIcons } from '../../../../catalogue/services/service-icon.ts';
import { localServices, serviceOverview } from '../../../../catalogue/services/services.ts';

const folder = new URL('../../../../catalogue/drawings/', import.meta.url);

it('have exactly one drawing each', () => {
  for (const icon of serviceIcons) expect(existsSync(new URL(`icon-${icon}.svg`, folder)), icon).toBe(true);
  expect(readdirSync(folder).filter((file) => file.startsWith('icon-'))).toHaveLength(serviceIcons.length);
});

it('are all used by a service', () => {
  const used = new Set([...serviceOverview, ...localServices].map(({ icon }) => icon));
  expect([...serviceIcons].filter((icon) => !used.has(icon))).toEqual([]);
});

it('differ between the services of one group on /services', () => {
  for (const { key } of overviewCategories) {
    const icons = serviceOverview.filter(({ category }) => category === key).map(({ icon }) => icon);
    expect(new Set(icons).size, key).toBe(icons.length);
  }
});
