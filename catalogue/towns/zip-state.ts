/** The states around here, by code. */
const names = {
  ...{ DE: 'Delaware', MD: 'Maryland', PA: 'Pennsylvania', VA: 'Virginia' },
  DC: 'the District of Columbia',
} as const;

type State = keyof typeof names;

/** From which ZIP prefix on a state follows, last first (USPS Publication 65). */
const starts: readonly (readonly [number, State | undefined])[] = [
  ...[[247, undefined] as const, [220, 'VA'] as const, [206, 'MD'] as const, [202, 'DC'] as const],
  ...[[201, 'VA'] as const, [200, 'DC'] as const, [197, 'DE'] as const, [150, 'PA'] as const],
];

/** The state of a complete ZIP code around here; undefined for any other. */
export const stateOfZip = (zip: string): State | undefined =>
  /^\s*\d{5}/.test(zip) ? starts.find(([from]) => Number.parseInt(zip, 10) >= from * 100)?.[1] : undefined;

/** A state as letters: `Washington, D.C.` and `dc` are the same. */
const plain = (state: string) => state.toLowerCase().replace(/the |washington|[^a-z]/g, '');

/** Says for the owner where a ZIP code is if that is not the state beside it; '' otherwise. */
export function zipElsewhere(state: string, zip: string): string {
  const actual = stateOfZip(zip);
  if (!actual || [actual, names[actual]].some((name) => plain(name) === plain(state))) return '';
  return `ZIP is in ${names[actual]}`;
}
