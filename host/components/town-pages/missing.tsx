import { business } from '../../../catalogue/business.ts';
import { OffTheChart } from './off-the-chart.tsx';

/** The metadata of these views. */
export const areaMissing = {
  title: `Service Area Not Found | ${business.name}`,
  description: 'There is no service area at this address.',
};
export const townPageMissing = {
  title: `Page Not Found | ${business.name}`,
  description: 'There is no page at this address.',
};

/** There is no such town, or it could not be loaded. */
export const AreaMissing = () => (
  <OffTheChart
    title="Service Area Not Found"
    text="There is no town of ours at this address. See the whole list, or ask us: the road goes on past the map."
  />
);

/** There is no such service in this town. */
export const TownPageMissing = () => (
  <OffTheChart
    title="Page Not Found"
    text="This address names no town of ours and no service there. Start from the list of towns, or ask us."
    note="Note to the painter: Did you forget to add the page to the router?"
  />
);
