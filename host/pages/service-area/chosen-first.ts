import type { OverviewEntry } from '../../../catalogue/services/services.ts';

/** The services, with the chosen one first if it is among them. */
export const chosenFirst = (services: readonly OverviewEntry[], chosen: OverviewEntry | undefined) =>
  [...services].sort((a, b) => Number(b === chosen) - Number(a === chosen));
