import { type OverviewCategory, overviewCategories } from '../../../catalogue/services/service.ts';
import { serviceOverview } from '../../../catalogue/services/services.ts';

/** Its key is the anchor of its section. */
export function overviewGroup(key: OverviewCategory) {
  const heading = overviewCategories.find((category) => category.key === key)?.heading ?? '';
  return { key, heading, entries: serviceOverview.filter(({ category }) => category === key) };
}
