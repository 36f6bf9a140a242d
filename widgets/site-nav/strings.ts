import { business } from '../../catalogue/business.ts';

/** All text of the navigation except the names of pages and areas. */
export const strings = {
  main: 'Main',
  services: 'Services',
  areas: 'Service Areas',
  allAreas: 'View All Areas →',
  menu: 'Menu',
  open: 'Open the menu',
  close: 'Close the menu',
  call: `Call ${business.phone.shown}`,
} as const;
