import { createStore } from 'zustand/vanilla';
import { maxPhotos } from '../../../catalogue/contracts/photo.ts';
import type { PreparedPhoto } from '../../core/form/prepare-photo.ts';
import { strings } from './strings.ts';
import type { Upload, UploadFailure } from './upload-photo.ts';

/**
 * A photo in the list. `refused`: it cannot be used. `failed`: the upload failed and can be retried. `gone`: the
 * server no longer has it, and neither has the browser; the form can be sent without it.
 */
export interface Photo {
  key: number;
  name: string;
  status: 'waiting' | 'preparing' | 'sending' | 'ready' | 'failed' | 'refused' | 'gone';
  /** From 0 to 1. */
  progress: number;
  preview?: HTMLCanvasElement | undefined;
  message?: string | undefined;
  id?: string | undefined;
}

/** A stored photo, as a draft keeps it. */
export type StoredPhoto = { id: string; name: string };

export interface PhotoState {
  photos: readonly Photo[];
  /** Names the files that were not added, and why; empty if all were. */
  notice: string;
  /** Whether the visitor has sent the form, which waits for these photos or was refused because of them. */
  isAwaited: boolean;
}

/** The longest wait after which an upload is retried automatically. */
const maxWaitSeconds = 15;
const maxTries = 3;

/** Whether it keeps the form from being sent. */
export const isUnsent = ({ status }: Photo) => status !== 'ready' && status !== 'gone';
/** Whether it takes one of the places in a request. */
const takesPlace = ({ status }: Photo) => status !== 'refused' && status !== 'gone';
const isUnderWay = ({ status }: Photo) => status === 'waiting' || status === 'preparing' || status === 'sending';

/** The photos of a form. Prepared and uploaded one at a time, in the order chosen. */
export function createPhotoModel(parts: {
  prepare(file: File): Promise<PreparedPhoto>;
  upload(body: Blob, onProgress: (share: number) => void): Upload;
  /** @default waits */
  pause?: (ms: number) => Promise<void>;
}) {
  const { prepare, upload, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = parts;
  const store = createStore<PhotoState>(() => ({ photos: [], notice: '', isAwaited: false }));
  const files = new Map<number, File>();
  const bodies = new Map<number, Blob>();
  let lastKey = 0;
  let current: { key: number; upload?: Upload } | undefined;
  let isWorking = false;
  /** The files that did not fit. They follow if one that did turns out not to be a photo. */
  let spare: readonly File[] = [];

  const photos = () => store.getState().photos;
  const change = (key: number, changes: Partial<Photo>) =>
    store.setState({ photos: photos().map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)) });
  const isThere = (key: number) => photos().some((photo) => photo.key === key);

  /** Another file takes its place in the same step, so that nobody finds all photos settled in between. */
  function refuse(key: number, message: string): void {
    const refused = { status: 'refused', message } as const;
    fillUp(photos().map((photo) => (photo.key === key ? { ...photo, ...refused } : photo)));
  }

  async function sendOne(key: number): Promise<void> {
    let body = bodies.get(key);
    const file = files.get(key);
    if (!body && file) {
      change(key, { status: 'preparing' });
      const prepared = await prepare(file);
      body = prepared.body;
      bodies.set(key, body);
      change(key, { preview: prepared.preview });
      if (prepared.refusal) return refuse(key, prepared.refusal);
    }
    for (let attempt = 1; body && isThere(key); attempt += 1) {
      change(key, { status: 'sending', progress: 0, message: undefined });
      const sending = upload(body, (progress) => change(key, { progress }));
      current = { key, upload: sending };
      try {
        change(key, { id: await sending.done, status: 'ready', progress: 1 });
        return;
      } catch (thrown) {
        const { refusal, isBusy, hasStalled, waitSeconds = 0 } = Object(thrown) as UploadFailure;
        if (refusal) return refuse(key, refusal);
        const isShort = waitSeconds > 0 && waitSeconds <= maxWaitSeconds && attempt < maxTries;
        if (!isShort) {
          const failed = { status: 'failed', message: isBusy ? strings.busy : strings.failed } as const;
          change(key, failed);
          // Each of the others would only wait as long again.
          if (hasStalled) for (const { key, status } of photos()) if (status === 'waiting') change(key, failed);
          return;
        }
        await pause(waitSeconds * 1000);
      }
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const next = photos().find(({ status }) => status === 'waiting');
      if (!next) break;
      current = { key: next.key };
      await sendOne(next.key).catch(() => change(next.key, { status: 'failed', message: strings.failed }));
    }
    current = undefined;
  }

  function begin(): void {
    if (isWorking) return;
    isWorking = true;
    work().finally(() => {
      isWorking = false;
      // A photo may have been added after the last check.
      if (photos().some(({ status }) => status === 'waiting')) begin();
    });
  }

  const room = (present = photos()) => Math.max(0, maxPhotos - present.filter(takesPlace).length);

  /** Lists these photos, and as many of the chosen files as fit. */
  function fillUp(present: readonly Photo[], chosen = spare): void {
    const places = room(present);
    const added = chosen.slice(0, places).map((file) => {
      lastKey += 1;
      files.set(lastKey, file);
      return { key: lastKey, name: file.name, status: 'waiting', progress: 0 } as const;
    });
    spare = chosen.slice(places);
    store.setState({ photos: [...present, ...added], notice: spare.length > 0 ? strings.tooMany : '' });
  }

  function forget(key: number): void {
    if (current?.key === key) current.upload?.abort();
    files.delete(key);
    bodies.delete(key);
  }

  function drop(isDropped: (photo: Photo) => boolean): void {
    for (const photo of photos()) if (isDropped(photo)) forget(photo.key);
    spare = [];
    store.setState({ photos: photos().filter((photo) => !isDropped(photo)), notice: '' });
  }

  const stored = (): StoredPhoto[] =>
    photos().flatMap(({ status, id, name }) => (status === 'ready' && id ? [{ id, name }] : []));

  return {
    store,
    add(chosen: readonly File[]): void {
      fillUp(photos(), chosen);
      begin();
    },
    retry(key: number): void {
      change(key, { status: 'waiting', message: undefined });
      begin();
    },
    /** Retries failed uploads. Call it when the connection is back. */
    resume(): void {
      for (const { key, status } of photos()) if (status === 'failed') change(key, { status: 'waiting' });
      begin();
    },
    remove: (key: number) => drop((photo) => photo.key === key),
    /** Removes every photo that keeps the form from being sent. */
    removeUnsent: () => drop(isUnsent),
    /** Adds photos that were uploaded before the page was loaded. */
    restore(stored: readonly StoredPhoto[]): void {
      const restored = stored.slice(0, room()).map(({ id, name }) => {
        lastKey += 1;
        return { key: lastKey, id, name, status: 'ready', progress: 1 } as const;
      });
      store.setState({ photos: [...photos(), ...restored] });
    },
    /**
     * Call it when the server no longer has some of the photos: uploads those again that the browser still has.
     * @param isGone by id
     * @returns whether these were all, and at least one
     */
    replaceGone(isGone: (id: string) => boolean): boolean {
      const gone = photos().filter(({ id }) => id !== undefined && isGone(id));
      for (const { key } of gone) {
        change(key, bodies.has(key) ? { id: undefined, status: 'waiting' } : { id: undefined, status: 'gone' });
      }
      begin();
      return gone.length > 0 && gone.every(({ key }) => bodies.has(key));
    },
    setAwaited: (isAwaited: boolean) => store.setState({ isAwaited }),
    clear(): void {
      drop(() => true);
      store.setState({ isAwaited: false });
    },
    /** Resolves when no photo is being uploaded, at once when the last of those is removed. */
    settle: () =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (photos().some(isUnderWay)) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(check);
        check();
      }),
    stored,
    ids: () => stored().map(({ id }) => id),
    /** Those of the photos that are stored. */
    previews: () => photos().flatMap(({ id, preview }) => (id && preview ? [preview] : [])),
    hasTrouble: () => photos().some(({ status }) => status === 'failed' || status === 'refused'),
  };
}

export type PhotoModel = ReturnType<typeof createPhotoModel>;
