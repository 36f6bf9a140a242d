import sheet from 'sheet:./admin.tsx';
import { business } from '../../catalogue/business.ts';
import { definePage } from '../page.ts';
import { BackDoor } from './admin/back-door.tsx';

/** The owner's side of the site. */
export const admin = definePage({
  sheet,
  lasts: 'never',
  isForOwner: true,
  metadata: () => ({
    title: `Owner’s Area | ${business.name}`,
    description: 'The part of this site that is for its owner.',
    robots: 'noindex',
  }),
  View: BackDoor,
});
