import { counties } from './counties.ts';

const groups = [
  { heading: 'MAJOR CITIES', names: ['Annapolis', 'Easton', 'Chestertown', 'Cambridge'] },
  { heading: 'EASTERN SHORE', names: ['St. Michaels', 'Oxford', 'Trappe', 'Denton', 'Preston'] },
  {
    heading: "QUEEN ANNE'S COUNTY",
    names: ['Centreville', 'Queenstown', 'Stevensville', 'Grasonville', 'Chester', 'Kent Island'],
  },
  { heading: 'KENT COUNTY', names: ['Rock Hall', 'Galena', 'Millington'] },
] as const;

const towns = counties.flatMap((county) => county.towns);

/**
 * The header's and the drawer's four groups; areas are assigned to a group by name. The towns whose records name a group
 * follow those that the client specified.
 */
export const headerAreaGroups: readonly { heading: string; names: readonly string[] }[] = groups.map(
  ({ heading, names }) => ({
    heading,
    names: [...names, ...towns.flatMap(({ name, lists }) => (lists?.header === heading ? [name] : []))],
  }),
);
