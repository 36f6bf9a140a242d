const keptDaily = 7;
const keptWeekly = 4;

/**
 * Which backup to remove after one was made, if any: at most one, the oldest that is not kept. Kept are the newest
 * seven, and of those before them the newest four whose number is a multiple of seven, which are a week apart. Backups
 * are told apart by the numbers in which they were made and not by any time, so a wrong clock rotates nothing away.
 */
export function backupToRemove(numbers: readonly number[]): number | undefined {
  const newestFirst = [...new Set(numbers)].sort((a, b) => b - a);
  const older = newestFirst.slice(keptDaily);
  const weekly = older.filter((number) => number % 7 === 0).slice(0, keptWeekly);
  return older.filter((number) => !weekly.includes(number)).at(-1);
}
