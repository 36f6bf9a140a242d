import { keyOf, localServiceKeys } from './local-service-keys.ts';
import { commercialServices } from './records/commercial.ts';
import { interiorServices } from './records/interior.ts';
import { mainRecords } from './records/main.ts';
import { coatingsServices, premiumServices } from './records/premium.ts';
import { washingServices } from './records/washing.ts';
import { woodServices } from './records/wood.ts';
import type { OverviewCategory, Service } from './service.ts';

/** In the client's order for /services. */
export const services = [
  ...mainRecords,
  ...interiorServices,
  ...woodServices,
  ...coatingsServices,
  ...washingServices,
  ...premiumServices,
  ...commercialServices,
].map((service) => ({ key: keyOf(service.name), ...service }));

type Named = Pick<(typeof services)[number], 'key' | 'name' | 'icon'>;
export type LocalService = Named & { isMain: boolean } & NonNullable<Service['local']>;
export type OverviewEntry = Named & NonNullable<Service['overview']>;

export const localServices: readonly LocalService[] = services
  .flatMap(({ key, name, icon, overview, local }) =>
    local ? [{ key, name, icon, isMain: overview?.category === 'main', ...local }] : [],
  )
  .sort((a, b) => localServiceKeys.indexOf(a.key) - localServiceKeys.indexOf(b.key));

/** Throws if there is none. */
export function localService(key: string): LocalService {
  const found = localServices.find((service) => service.key === key);
  if (!found) throw new Error(`No local service ${key}`);
  return found;
}

export const serviceOverview: readonly OverviewEntry[] = services.flatMap(({ key, name, icon, overview }) =>
  overview ? [{ key, name, icon, ...overview }] : [],
);

export const inOverview = (category: OverviewCategory) =>
  serviceOverview.filter((entry) => entry.category === category);

export const areaMainServices = inOverview('main');

export const areaSpecialties = inOverview('specialty').slice(0, 8);

export const popularServices = [...areaMainServices, ...areaSpecialties.slice(0, 3)];

/** The client specified this count. */
export const servicesClaimed = 43;
