import { readFileSync } from 'node:fs';

/** Ticks per second in /proc/PID/stat; 100 on every Linux that Node supports. */
const ticksPerSecond = 100;

/** The processor time of a process since its start, in milliseconds. Linux only. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** The processor time of the machine since it started, in milliseconds. Linux only. */
export function machineCpuMs(): number {
  const [, user, nice, system, , , irq, softirq] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(
    /\s+/,
  );
  const ticks = [user, nice, system, irq, softirq].reduce((sum, part) => sum + Number(part), 0);
  return (ticks / ticksPerSecond) * 1000;
}

/** The resident memory of a process in MiB. Linux only. */
export function residentMiB(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}
