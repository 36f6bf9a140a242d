import { exterior, interior, pressureWashing } from './main-services.ts';

/** The entries of the header’s SERVICES menu and the drawer’s list, in order. */
export const serviceMenu = [
  { name: 'All Services', path: '/all-services' },
  { name: interior.name, path: interior.path },
  { name: exterior.name, path: exterior.path },
  { name: pressureWashing.name, path: pressureWashing.path },
] as const;
