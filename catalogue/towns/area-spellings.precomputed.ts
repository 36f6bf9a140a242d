import { counties } from './counties.ts';

/** Spellings that map to another slug than their own. */
export const areaSpellings: readonly (readonly [spelling: string, slug: string])[] = counties.flatMap(({ towns }) =>
  towns.flatMap(({ slug, otherSpellings = [] }) => otherSpellings.map((spelling) => [spelling, slug] as const)),
);
