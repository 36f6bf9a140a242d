import { createStore } from 'zustand/vanilla';
import { maxPhotos, maxUploadMs } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import type { PreparedPhoto } from '../../core/form/prepare-photo.ts';
import type { Draft } from '../../core/runtime/define-widget.ts';

export const strings = {
  list: 'Photos you added',
  failed: 'Not sent. Check your connection.',
  busy: 'Not sent. We cannot take photos right now.',
  without: 'Send without the photos that are not ready',
  trouble: 'Some photos were not sent. Try them again or remove them, then send the form.',
  sentAgain: 'We no longer had all of your photos, so they are sent again. Please try again once they are ready.',
  again: 'Try again',
  waiting: 'Waiting',
  preparing: 'Preparing',
  ready: 'Ready',
  gone: 'This photo is no longer here. Please add it again.',
  retry: (number: number, name: string) => `Try again to send photo ${number}, ${name}`,
  remove: (number: number, name: string) => `Remove photo ${number}, ${name}`,
  progress: (number: number) => `Photo ${number}`,
  /** For screen readers. Percentages would change too often. */
  summary: (all: number, ready: number, troubled: number, hasMore: boolean): string =>
    [
      `${ready} of ${all} ${all === 1 ? 'photo' : 'photos'} ready.`,
      troubled > 0 && `${troubled} not sent.`,
      hasMore && `Only ${maxPhotos} photos fit in one request, so the others were not added.`,
    ]
      .filter(Boolean)
      .join(' '),
};

/** `behavior.tsx` looks for it; no field has this name. */
const key = 'uploads';

/** A reload loses the photos' files. */
export function writeStoredPhotos(draft: Draft, photos: readonly StoredPhoto[]): void {
  const { [key]: before, ...others } = draft.read() ?? {};
  if (photos.length > 0) draft.write({ ...others, [key]: JSON.stringify(photos) });
  else if (before !== undefined) draft.write(Object.keys(others).length > 0 ? others : undefined);
}

export const readStoredPhotos = (draft: Draft): StoredPhoto[] => JSON.parse(draft.read()?.[key] ?? '[]');

/** `gone`: neither server nor browser has it; the form can be sent without it. */
export interface Photo {
  key: number;
  name: string;
  status: 'waiting' | 'preparing' | 'sending' | 'ready' | 'failed' | 'refused' | 'gone';
  /** From 0 to 1. */
  progress: number;
  /** Lost by a reload, as `body` is. */
  file?: File;
  body?: Blob;
  preview?: HTMLCanvasElement | undefined;
  message?: string | undefined;
  id?: string | undefined;
}

type StoredPhoto = { id: string; name: string };

interface PhotoState {
  photos: readonly Photo[];
  /** Some files did not fit. */
  hasMore: boolean;
  /** The sent form waits for them, or was refused for them. */
  isAwaited: boolean;
}

/** Longer waits are not retried automatically. */
const maxWaitSeconds = 15;
const maxTries = 3;

export const isTroubled = ({ status }: Photo) => /failed|refused|gone/.test(status);
export const isUnsent = ({ status }: Photo) => status !== 'ready' && status !== 'gone';
const takesPlace = ({ status }: Photo) => status !== 'refused' && status !== 'gone';
const isUnderWay = ({ status }: Photo) => /waiting|preparing|sending/.test(status);

/** One at a time, in the order chosen. */
export function createPhotoModel(parts: {
  prepare(file: File): Promise<PreparedPhoto>;
  upload(body: Blob, onProgress: (share: number) => void): Upload;
  words?: Pick<typeof strings, 'busy' | 'failed'>;
  pause?: (ms: number) => Promise<void>;
}) {
  const { prepare, upload, words = strings, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = parts;
  const store = createStore<PhotoState>(() => ({ photos: [], hasMore: false, isAwaited: false }));
  let lastKey = 0;
  let current: { key: number; upload: Upload } | undefined;
  let isWorking = false;
  /** Did not fit. They follow if one that did turns out not to be a photo. */
  let spare: readonly File[] = [];

  const photos = () => store.getState().photos;
  const changed = (key: number, changes: Partial<Photo>) =>
    photos().map((photo) => (photo.key === key ? { ...photo, ...changes } : photo));
  const change = (key: number, changes: Partial<Photo>) => store.setState({ photos: changed(key, changes) });
  const isThere = (key: number) => photos().some((photo) => photo.key === key);
  /** In one step, so that nobody finds all photos settled in between. */
  const refuse = (key: number, message: string) => fillUp(changed(key, { status: 'refused', message }));

  async function sendOne({ key, file, body }: Photo): Promise<void> {
    let sent = body;
    if (!sent && file) {
      change(key, { status: 'preparing' });
      const { refusal, ...prepared } = await prepare(file);
      change(key, prepared);
      if (refusal) return refuse(key, refusal);
      sent = prepared.body;
    }
    for (let attempt = 1; sent && isThere(key); attempt += 1) {
      change(key, { status: 'sending', progress: 0, message: undefined });
      const sending = upload(sent, (progress) => change(key, { progress }));
      current = { key, upload: sending };
      try {
        return change(key, { id: await sending.done, status: 'ready', progress: 1 });
      } catch (thrown) {
        const { refusal, isBusy, hasStalled, waitSeconds = 0 } = Object(thrown) as UploadFailure;
        if (refusal) return refuse(key, refusal);
        if (waitSeconds === 0 || waitSeconds > maxWaitSeconds || attempt === maxTries) {
          const failed = { status: 'failed', message: isBusy ? words.busy : words.failed } as const;
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
    if (isWorking) return;
    isWorking = true;
    const next = () => photos().find(({ status }) => status === 'waiting');
    for (let photo = next(); photo; photo = next()) {
      const { key } = photo;
      await sendOne(photo).catch(() => change(key, { status: 'failed', message: words.failed }));
    }
    isWorking = false;
  }
  store.subscribe(() => void work());

  const room = (present = photos()) => Math.max(0, maxPhotos - present.filter(takesPlace).length);

  function fillUp(present: readonly Photo[], chosen = spare): void {
    const places = room(present);
    const added = chosen.slice(0, places).map((file) => {
      lastKey += 1;
      return { key: lastKey, name: file.name, file, status: 'waiting', progress: 0 } as const;
    });
    spare = chosen.slice(places);
    store.setState({ photos: [...present, ...added], hasMore: spare.length > 0 });
  }

  function drop(isDropped: (photo: Photo) => boolean): void {
    for (const { key } of photos().filter(isDropped)) if (current?.key === key) current.upload.abort();
    spare = [];
    store.setState({ photos: photos().filter((photo) => !isDropped(photo)), hasMore: false });
  }

  const stored = (): StoredPhoto[] =>
    photos().flatMap(({ status, id, name }) => (status === 'ready' && id ? [{ id, name }] : []));

  return {
    store,
    add: (chosen: readonly File[]) => fillUp(photos(), chosen),
    retry: (key: number) => change(key, { status: 'waiting', message: undefined }),
    resume(): void {
      for (const { key, status } of photos()) if (status === 'failed') change(key, { status: 'waiting' });
    },
    remove: (key: number) => drop((photo) => photo.key === key),
    removeUnsent: () => drop(isUnsent),
    restore(stored: readonly StoredPhoto[]): void {
      const restored = stored.slice(0, room()).map(({ id, name }) => {
        lastKey += 1;
        return { key: lastKey, id, name, status: 'ready', progress: 1 } as const;
      });
      store.setState({ photos: [...photos(), ...restored] });
    },
    /** Uploads again what the browser still has; true if those were all, and at least one. */
    replaceGone(isGone: (id: string) => boolean): boolean {
      const gone = photos().filter(({ id }) => id !== undefined && isGone(id));
      for (const { key, body } of gone) change(key, { id: undefined, status: body ? 'waiting' : 'gone' });
      return gone.length > 0 && gone.every(({ body }) => body);
    },
    setAwaited: (isAwaited: boolean) => store.setState({ isAwaited }),
    clear(): void {
      drop(() => true);
      store.setState({ isAwaited: false });
    },
    /** Resolves when no photo is under way. */
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
    previews: () => photos().flatMap(({ id, preview }) => (id && preview ? [preview] : [])),
    hasTrouble: () => photos().some(({ status }) => /failed|refused/.test(status)),
  };
}

export type PhotoModel = ReturnType<typeof createPhotoModel>;

export interface UploadFailure {
  /** The server's message; a retry would not help. */
  refusal?: string;
  /** The server answered, but did not take it. */
  isBusy?: true;
  hasStalled?: true;
  waitSeconds?: number;
}

interface Upload {
  /** The photo's id; rejects with an {@link UploadFailure}. */
  done: Promise<string>;
  abort(): void;
}

const stallMs = 20_000;
/** A slow uplink: what counts as sent may still be in the device. */
const slowBytesPerMs = 20;

/** `fetch` does not report progress. */
export function uploadPhoto(
  url: string,
  body: Blob,
  onProgress: (share: number) => void,
  messages: Readonly<Record<string, string>> = photoMessages,
): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    let watch: ReturnType<typeof setTimeout> | undefined;
    const fail = (failure: UploadFailure = {}) => reject(failure);
    const moved = (loaded: number) => {
      clearTimeout(watch);
      const stalled = () => {
        fail({ hasStalled: true });
        request.abort();
      };
      watch = setTimeout(stalled, loaded < body.size ? stallMs : stallMs + body.size / slowBytesPerMs);
    };
    request.open('POST', url);
    request.timeout = maxUploadMs - 10_000;
    request.setRequestHeader('Content-Type', body.type.startsWith('image/') ? body.type : 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      moved(loaded);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(watch);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201 && typeof answer.id === 'string') return resolve(answer.id);
      const { code = '', message } = answer.errors?.[0] ?? {};
      const refusal = message && (messages[code] ?? message);
      if (refusal) return fail({ refusal });
      if (request.status === 413) return fail({ refusal: messages.too_many_bytes ?? '' });
      const wait = Number(request.getResponseHeader('Retry-After'));
      const isBusy = request.status >= 400 && { isBusy: true as const };
      return fail({ ...isBusy, ...(wait > 0 && { waitSeconds: wait }) });
    };
    for (const end of ['error', 'timeout', 'abort'] as const) request[`on${end}`] = () => fail();
    moved(0);
    request.send(body);
  });
  return { done, abort: () => request.abort() };
}

function parsed(text: string): { id?: unknown; errors?: { code?: string; message?: string }[] } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
