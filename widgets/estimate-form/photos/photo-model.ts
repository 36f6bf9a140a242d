import { createStore } from 'zustand/vanilla';
import { maxPhotos } from '../../../catalogue/contracts/photo.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { strings } from './strings.ts';
import type { Upload, UploadFailure } from './upload-photo.ts';

/** A photo in the list. `refused`: the server rejected it. `failed`: the upload failed and can be retried. */
export interface Photo {
  key: number;
  name: string;
  status: 'waiting' | 'preparing' | 'sending' | 'ready' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  preview?: HTMLCanvasElement | undefined;
  message?: string | undefined;
  id?: string;
}

export interface PhotoState {
  photos: readonly Photo[];
  /** Names the files that were not added, and why; empty if all were. */
  notice: string;
}

/** The longest wait after which an upload is retried automatically. */
const maxWaitSeconds = 15;
const maxTries = 3;

const isUnderWay = ({ status }: Photo) => status === 'waiting' || status === 'preparing' || status === 'sending';

/** The photos of a form. Prepared and uploaded one at a time, in the order chosen. */
export function createPhotoModel(parts: {
  prepare(file: File): Promise<PreparedPhoto>;
  upload(body: Blob, onProgress: (share: number) => void): Upload;
  /** @default waits */
  pause?: (ms: number) => Promise<void>;
}) {
  const { prepare, upload, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = parts;
  const store = createStore<PhotoState>(() => ({ photos: [], notice: '' }));
  const files = new Map<number, File>();
  const bodies = new Map<number, Blob>();
  let lastKey = 0;
  let current: { key: number; upload?: Upload } | undefined;
  let working: Promise<void> | undefined;

  const photos = () => store.getState().photos;
  const change = (key: number, changes: Partial<Photo>) =>
    store.setState({ photos: photos().map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)) });
  const isThere = (key: number) => photos().some((photo) => photo.key === key);

  async function sendOne(key: number): Promise<void> {
    let body = bodies.get(key);
    const file = files.get(key);
    if (!body && file) {
      change(key, { status: 'preparing' });
      const prepared = await prepare(file);
      body = prepared.body;
      bodies.set(key, body);
      change(key, { preview: prepared.preview });
    }
    for (let attempt = 1; body && isThere(key); attempt += 1) {
      change(key, { status: 'sending', progress: 0, message: undefined });
      const sending = upload(body, (progress) => change(key, { progress }));
      current = { key, upload: sending };
      try {
        change(key, { id: await sending.done, status: 'ready', progress: 1 });
        return;
      } catch (thrown) {
        const { refusal, waitSeconds = 0 } = Object(thrown) as UploadFailure;
        if (refusal) return change(key, { status: 'refused', message: refusal });
        const isShort = waitSeconds > 0 && waitSeconds <= maxWaitSeconds && attempt < maxTries;
        if (!isShort) return change(key, { status: 'failed', message: strings.failed });
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
    working ??= work().finally(() => {
      working = undefined;
      // A photo may have been added after the last check.
      if (photos().some(({ status }) => status === 'waiting')) begin();
    });
  }

  function forget(key: number): void {
    if (current?.key === key) current.upload?.abort();
    files.delete(key);
    bodies.delete(key);
  }

  return {
    store,
    add(chosen: readonly File[]): void {
      const room = maxPhotos - photos().length;
      const added = chosen.slice(0, room).map((file) => {
        lastKey += 1;
        files.set(lastKey, file);
        return { key: lastKey, name: file.name, status: 'waiting', progress: 0 } as const;
      });
      const notice = chosen.length > room ? strings.tooMany : '';
      store.setState({ photos: [...photos(), ...added], notice });
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
    remove(key: number): void {
      forget(key);
      store.setState({ photos: photos().filter((photo) => photo.key !== key), notice: '' });
    },
    clear(): void {
      for (const { key } of photos()) forget(key);
      store.setState({ photos: [], notice: '' });
    },
    /** Resolves when no photo is being uploaded. */
    async settle(): Promise<void> {
      while (photos().some(isUnderWay)) await working;
    },
    ids: () => photos().flatMap(({ status, id }) => (status === 'ready' && id ? [id] : [])),
    hasTrouble: () => photos().some(({ status }) => status === 'failed' || status === 'refused'),
  };
}

export type PhotoModel = ReturnType<typeof createPhotoModel>;
