const keptDaily = 7;
const keptWeekly = 4;

/**
 * The backup to remove after a new one, if any: the oldest that is not kept. The newest seven are kept, and of the
 * older ones the newest four whose number is a multiple of seven, which are a week apart. Backups are identified by
 * sequence number, not by time, so a wrong clock cannot rotate any away.
 */
export function backupToRemove(numbers: readonly number[]): number | undefined {
  const newestFirst = [...new Set(numbers)].sort((a, b) => b - a);
  const older = newestFirst.slice(keptDaily);
  const weekly = older.filter((number) => number % 7 === 0).slice(0, keptWeekly);
  return older.filter((number) => !weekly.includes(number)).at(-1);
}
