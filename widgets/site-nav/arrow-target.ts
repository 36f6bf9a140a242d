/**
 * Where a key leads in a list of links.
 * @param current -1 when focus is not in the list
 * @returns undefined for keys that lead nowhere
 */
export function arrowTarget(key: string, current: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
