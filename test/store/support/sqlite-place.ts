import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Place } from './open-in.ts';

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'brushline-store-'));

export function sqlitePlace(): Place {
  const dataDir = newDataDir();
  return {
    open: (seeds) => sqliteStore({ dataDir, seeds }),
    remove: () => rm(dataDir, { recursive: true }),
  };
}
