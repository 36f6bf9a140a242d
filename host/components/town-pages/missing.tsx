import { business } from '../../../catalogue/business.ts';
import { OffTheChart } from './off-the-chart.tsx';

/** What the heads of these views say. */
export const areaMissing = {
  title: `Service Area Not Found | ${business.name}`,
  description: 'There is no service area at this address.',
};
export const townPageMissing = {
  title: `Page Not Found | ${business.name}`,
  description: 'There is no page at this address.',
};

/** No such town, or none that could be read. */
export const AreaMissing = () => (
  <OffTheChart
    title="Service Area Not Found"
    text="There is no town of ours at this address. See the whole list, or ask us: the road goes on past the map."
  />
);

/** No such service in no such town. */
export const TownPageMissing = () => (
  <OffTheChart
    title="Page Not Found"
    text="This address names no town of ours and no service there. Start from the list of towns, or ask us."
    note="Note to the painter: Did you forget to add the page to the router?"
  />
);
