export const exterior = {
  serviceType: 'exterior',
  name: 'Exterior Painting',
  path: '/exterior',
  place: 'Outside',
  text: 'Siding, trim, shutters and doors, prepared for salt air and full sun.',
  linkText: 'Exterior work',
} as const;

export const interior = {
  serviceType: 'interior',
  name: 'Interior Painting',
  path: '/interior',
  place: 'Inside',
  text: 'Walls, ceilings, cabinets and trim, with the floors covered first.',
  linkText: 'Interior work',
} as const;

export const pressureWashing = {
  serviceType: 'pressure-washing',
  name: 'Pressure Washing',
  path: '/pressure-washing',
  place: 'Underfoot',
  text: 'Siding, decks, patios and driveways, washed gently and rinsed clean.',
  linkText: 'Washing work',
} as const;

export const mainServices = [exterior, interior, pressureWashing] as const;

export const serviceMenu = [
  { name: 'All Services', path: '/all-services' },
  { name: interior.name, path: interior.path },
  { name: exterior.name, path: exterior.path },
  { name: pressureWashing.name, path: pressureWashing.path },
] as const;

export const colorMenu = [
  { name: 'Paint Colors', path: '/color-palette' },
  { name: 'Color Quiz', path: '/color-quiz' },
] as const;
