import { cpus } from 'node:os';

/** The time that the machine's processors have been idle and running so far, in milliseconds, over all of them. */
export interface CoreTimes {
  idle: number;
  total: number;
}

/** A machine that is idle for less than this share of the time counts as busy. */
const idleShare = 0.25;

/**
 * Watches the processors of the machine, which other processes use too.
 * @returns whether they have been busy since the last call, or since now; meaningful after 100 ms or more. A machine that
 *   does not report their times never counts as busy.
 */
export function watchMachine(coreTimes = readCoreTimes): () => boolean {
  let before = coreTimes();
  return () => {
    const now = coreTimes();
    const total = now.total - before.total;
    const isBusy = total > 0 && (now.idle - before.idle) / total < idleShare;
    before = now;
    return isBusy;
  };
}

function readCoreTimes(): CoreTimes {
  const all = cpus().map(({ times }) => times);
  const total = all.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { idle: all.reduce((sum, { idle }) => sum + idle, 0), total };
}
