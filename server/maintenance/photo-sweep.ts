import { setTimeout as pause } from 'node:timers/promises';
import { retention } from '../../catalogue/time/retention.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import type { RequestStore } from '../store/port/request-store.ts';
import type { Clock } from './clock.ts';

const hourMs = 3_600_000;
/** How long a photo is kept without the request that it belongs to. */
const waitMs = 24 * hourMs;
/** How many photos are handled at once, about 5 ms of work. */
const portion = 200;
/** The pause between two portions, in which visitors are served. */
const breathMs = 20;

export interface PhotoSweep {
  /** Starts sweeping once an hour. Does not keep the process alive. */
  start(): void;
  stop(): void;
  /**
   * Removes photos that no lead claimed within a day, or that no lead lists anymore, while the clock is trusted. Never
   * rejects.
   */
  run(): Promise<void>;
}

/**
 * Creates the sweep that removes photos without a request, from abandoned forms and crashes, and photos of requests
 * that their senders canceled.
 */
export function createPhotoSweep(parts: {
  store: Pick<PhotoStore, 'sweepPhotos'> & Pick<RequestStore, 'dropCanceledPhotos'>;
  clock: Pick<Clock, 'state' | 'now'>;
  log: Log;
}): PhotoSweep {
  const { store, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    let count = 0;
    try {
      const before = new Date(clock.now().getTime() - waitMs);
      const canceledBefore = new Date(clock.now().getTime() - retention.canceledDays * 24 * hourMs);
      if (clock.state() === 'right') await store.dropCanceledPhotos(canceledBefore, portion);
      let after: string | undefined;
      while (!isStopped && clock.state() === 'right') {
        const page = await store.sweepPhotos({ before, limit: portion, ...(after !== undefined && { after }) });
        count += page.removed;
        after = page.next;
        if (after === undefined) break;
        await pause(breathMs, undefined, { ref: false });
      }
      if (count > 0) log('info', 'photos_swept', { count });
    } catch (error) {
      log('error', 'photo_sweep_failed', { count, ...errorFields(error) });
    }
  }

  return {
    start() {
      timer = setInterval(run, hourMs).unref();
      void run();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
    run,
  };
}
