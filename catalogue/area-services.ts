import { type OverviewCategory, serviceOverview } from './service-overview.ts';

const ofCategory = (category: OverviewCategory) => serviceOverview.filter((entry) => entry.category === category);

/** The three that a town's page shows large. */
export const areaMainServices = ofCategory('main');

/** The eight that a town's page lists (SPEC.md §9); each has a page of its own in every town. */
export const areaSpecialties = ofCategory('specialty').slice(0, 8);

/** The six of a town's card: the main services and the first three specialties (SPEC.md §9). */
export const popularServices = [...areaMainServices, ...areaSpecialties.slice(0, 3)];

/** The literal count of a card; nothing is computed from it (SPEC.md §9). */
export const servicesClaimed = 43;
