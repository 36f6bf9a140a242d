import { exterior, interior, pressureWashing } from './main-services.ts';

export const serviceMenu = [
  { name: 'All Services', path: '/all-services' },
  { name: interior.name, path: interior.path },
  { name: exterior.name, path: exterior.path },
  { name: pressureWashing.name, path: pressureWashing.path },
] as const;
