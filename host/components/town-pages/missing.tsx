import { business } from '../../../catalogue/business.ts';
import { notFoundNote } from '../not-found-note.ts';
import { MissingView } from './missing-view.tsx';

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
  <MissingView
    title="Service Area Not Found"
    text="There is no town of ours at this address. See the whole list, or ask us: the road goes on past the map."
  />
);

/** There is no such service in this town. */
export const TownPageMissing = () => (
  <MissingView
    title="Page Not Found"
    text="This address names no town of ours and no service there. Start from the list of towns, or ask us."
    note={notFoundNote}
  />
);
