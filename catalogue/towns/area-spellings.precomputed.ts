import { counties } from './counties.ts';

/** Spellings whose slug differs from that of their town, with the town's slug. */
export const areaSpellings: readonly (readonly [spelling: string, slug: string])[] = counties.flatMap(({ towns }) =>
  towns.flatMap(({ slug, otherSpellings = [] }) => otherSpellings.map((spelling) => [spelling, slug] as const)),
);
