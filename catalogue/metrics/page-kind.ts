/** Kinds of pages that are built alike, so that what is measured on one of them tells of the others. */
export const pageKinds = [
  'home',
  'service',
  'services',
  'local',
  'areas',
  'area',
  'blog',
  'post',
  'contact',
  'palette',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

const fixed: Readonly<Record<string, PageKind>> = {
  '': 'home',
  interior: 'service',
  exterior: 'service',
  'pressure-washing': 'service',
  services: 'services',
  'all-services': 'services',
  'service-areas': 'areas',
  blog: 'blog',
  contact: 'contact',
  'color-palette': 'palette',
};
const plain = /^(about|review-us|privacy-policy|terms-of-service|sitemap|embed|admin)$/;

/** The kind of the page at a path. */
export function pageKindOf(path: string): PageKind {
  const [first = '', below] = path.slice(1).split('/');
  if (below) return first === 'blog' ? 'post' : first === 'service-areas' ? 'area' : 'other';
  const known = Object.hasOwn(fixed, first) && fixed[first];
  return known || (plain.test(first) ? 'other' : 'local');
}
