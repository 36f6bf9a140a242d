import type { OverviewEntry } from '../../../catalogue/services/services.ts';

/** The services with the chosen one, if it is among them, at the head. */
export const chosenFirst = (services: readonly OverviewEntry[], chosen: OverviewEntry | undefined) =>
  [...services].sort((a, b) => Number(b === chosen) - Number(a === chosen));
