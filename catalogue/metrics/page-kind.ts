/** Part of stored metric keys. */
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
