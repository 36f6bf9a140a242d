import { afterEach, beforeEach } from 'vitest';
import type { Seeds } from '../../../server/store/seed.ts';
import type { Store } from '../../../server/store/store.ts';
import { seeds } from './samples.ts';

/** Where one test's data lives: nothing is there at first. */
export interface Place {
  open(seeds: Seeds): Store;
  remove(): Promise<void>;
}

/** Opens the running test's place; a second time is another process, or the same after a restart. */
export type Open = (seeds?: Seeds) => Store;

/** Gives each test a place of its own, closes what it opened and removes the place. */
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
