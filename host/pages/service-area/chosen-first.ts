import type { OverviewEntry } from '../../../catalogue/services/services.ts';

export const chosenFirst = (services: readonly OverviewEntry[], chosen: OverviewEntry | undefined) =>
  [...services].sort((a, b) => Number(b === chosen) - Number(a === chosen));
