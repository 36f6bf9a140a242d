import { business } from '../../catalogue/business.ts';

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
