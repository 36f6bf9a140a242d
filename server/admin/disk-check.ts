import { statfs } from 'node:fs/promises';
import type { Condition } from '../../catalogue/contracts/admin/health.ts';
import { limitTable } from '../limits/limit-table.ts';
import type { HealthCheck } from './health.ts';

/** Leaves weeks to act: a year of requests with photos takes about this much. */
const lowBytes = 1_000_000_000;

/** The fields of `fs.statfs` that give the free space. */
type Room = { blocks: number; bavail: number; bsize: number };

/**
 * Tells the owner how much space is left on the disk that stores requests.
 * @param ask reads the state of the disk of a folder. @default fs.statfs
 */
export function diskCheck(folder: string, ask: (folder: string) => Promise<Room> = statfs): HealthCheck {
  return async () => {
    const { blocks, bavail, bsize } = await ask(folder);
    // Some network file systems do not report their size.
    return blocks === 0 ? [] : [condition(bavail * bsize)];
  };
}

function condition(free: number): Condition {
  const room = inWords(free);
  const shared = { key: 'disk', brief: `${room} free` };
  if (free < limitTable.diskReserve.number) {
    const sentence = `The disk of the server is almost full: ${room} left. Only requests are still kept, without their photos. Whoever looks after the server should make room now.`;
    return { ...shared, severity: 'problem', sentence };
  }
  if (free < lowBytes) {
    const sentence = `The disk of the server is filling up: ${room} left. Whoever looks after the server should make room soon.`;
    return { ...shared, severity: 'warning', sentence };
  }
  return { ...shared, severity: 'info', sentence: `${room} are free on the disk of the server.` };
}

/** `850 MB`, `2.5 GB`, `120 GB`, rounded down. */
function inWords(bytes: number): string {
  const gigabytes = bytes / 1e9;
  if (gigabytes < 1) return `${Math.floor(bytes / 1e6)} MB`;
  return `${gigabytes < 10 ? Math.floor(gigabytes * 10) / 10 : Math.floor(gigabytes)} GB`;
}
