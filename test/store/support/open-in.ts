import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Seeds } from '../../../server/store/content.ts';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { seeds } from './samples.ts';

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'brushline-store-'));

export function sqlitePlace(): Place {
  const dataDir = newDataDir();
  return {
    open: (seeds) => sqliteStore({ dataDir, seeds }),
    remove: () => rm(dataDir, { recursive: true }),
  };
}

/** The location of one test's data, empty at first. */
export interface Place {
  open(seeds: Seeds): Store;
  remove(): Promise<void>;
}

/** Opens the store of the running test; a second call simulates another process, or a restart. */
export type Open = (seeds?: Seeds) => Store;

/** Gives each test its own location, closes its stores and removes it. */
export function openIn(newPlace: () => Place): Open {
  let place: Place;
  const opened: Store[] = [];
  beforeEach(() => {
    place = newPlace();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await place.remove();
  });
  return (given = seeds) => {
    const store = place.open(given);
    opened.push(store);
    return store;
  };
}
