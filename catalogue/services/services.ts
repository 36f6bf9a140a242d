import { localServiceKeys } from './local-service-keys.ts';
import { commercialServices } from './records/commercial.ts';
import { interiorServices } from './records/interior.ts';
import { mainRecords } from './records/main.ts';
import { coatingsServices, premiumServices } from './records/premium.ts';
import { washingServices } from './records/washing.ts';
import { woodServices } from './records/wood.ts';
import type { OverviewCategory, Service } from './service.ts';

export const services: readonly Service[] = [
  ...mainRecords,
  ...interiorServices,
  ...woodServices,
  ...washingServices,
  ...coatingsServices,
  ...premiumServices,
  ...commercialServices,
];

export type LocalService = Pick<Service, 'key' | 'name' | 'icon'> & NonNullable<Service['local']>;

export type OverviewEntry = Pick<Service, 'key' | 'name' | 'icon'> & NonNullable<Service['overview']>;

/** The client's order for /services; services not named here come last. */
const overviewOrder = [
  'interior-painting',
  'exterior-painting',
  'pressure-washing',
  'cabinet-painting',
  'trim-painting',
  'drywall-repair',
  'accent-walls',
  'color-consultation',
  'deck-staining',
  'fence-painting',
  'cedar-maintenance',
  'metal-coatings',
  'epoxy-flooring',
  'elastomeric-coatings',
  'house-washing',
  'patio-washing',
  'driveway-washing',
  'move-in-ready',
  'real-estate-refresh',
  'spring-maintenance',
  'commercial-painting',
  'office-painting',
  'retail-refresh',
];

export const localServices: readonly LocalService[] = inOrder(
  localServiceKeys,
  services.flatMap(({ key, name, icon, local }) => (local ? [{ key, name, icon, ...local }] : [])),
);

const byKey = new Map(localServices.map((service) => [service.key, service]));

export const findLocalService = (key: string): LocalService | undefined => byKey.get(key);

export const serviceOverview: readonly OverviewEntry[] = inOrder(
  overviewOrder,
  services.flatMap(({ key, name, icon, overview }) => (overview ? [{ key, name, icon, ...overview }] : [])),
);

const ofCategory = (category: OverviewCategory) => serviceOverview.filter((entry) => entry.category === category);

export const areaMainServices = ofCategory('main');

export const areaSpecialties = ofCategory('specialty').slice(0, 8);

export const popularServices = [...areaMainServices, ...areaSpecialties.slice(0, 3)];

/** The client specified this count. */
export const servicesClaimed = 43;

function inOrder<Item extends { key: string }>(keys: readonly string[], items: readonly Item[]): readonly Item[] {
  const rank = ({ key }: Item) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return [...items].sort((a, b) => rank(a) - rank(b));
}
