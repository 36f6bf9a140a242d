import { type OverviewCategory, overviewCategories, serviceOverview } from '../../../catalogue/service-overview.ts';

/** A group of the overview with its entries; its key is the anchor of its section. */
export function overviewGroup(key: OverviewCategory) {
  const heading = overviewCategories.find((category) => category.key === key)?.heading ?? '';
  return { key, heading, entries: serviceOverview.filter(({ category }) => category === key) };
}
