const names = {
  ...{ DE: 'Delaware', MD: 'Maryland', PA: 'Pennsylvania', VA: 'Virginia' },
  DC: 'the District of Columbia',
} as const;

type State = keyof typeof names;

/** By ZIP prefix, last first (USPS Publication 65). */
const starts: readonly (readonly [number, State | undefined])[] = [
  ...[[247, undefined] as const, [220, 'VA'] as const, [206, 'MD'] as const, [202, 'DC'] as const],
  ...[[201, 'VA'] as const, [200, 'DC'] as const, [197, 'DE'] as const, [150, 'PA'] as const],
];

/** Undefined unless complete and around here. */
export const stateOfZip = (zip: string): State | undefined =>
  /^\s*\d{5}/.test(zip) ? starts.find(([from]) => Number.parseInt(zip, 10) >= from * 100)?.[1] : undefined;

const plain = (state: string) => state.toLowerCase().replace(/the |washington|[^a-z]/g, '');

/** '' if the ZIP code fits the state. */
export function zipElsewhere(state: string, zip: string): string {
  const actual = stateOfZip(zip);
  if (!actual || [actual, names[actual]].some((name) => plain(name) === plain(state))) return '';
  return `ZIP is in ${names[actual]}`;
}
