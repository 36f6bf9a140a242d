import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPhotoModel,
  type UploadFailure,
  uploadPhoto,
} from '../../../widgets/estimate-form/photos/photo-model.ts';

const aFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A model whose uploads end as scripted, in order; further uploads succeed. */
function modelWith(endings: (UploadFailure | 'hangs' | undefined)[] = []) {
  const log: string[] = [];
  const pauses: number[] = [];
  let sent = 0;
  let running = 0;
  let most = 0;
  const model = createPhotoModel({
    prepare: async (file) => {
      log.push(`prepare ${file.name}`);
      return { body: file };
    },
    upload: (body, onProgress) => {
      sent += 1;
      running += 1;
      most = Math.max(most, running);
      const ending = endings.shift();
      const id = `id-${sent}`;
      log.push(`send ${(body as File).name}`);
      onProgress(0.5);
      let abort = () => {};
      const done = new Promise<string>((resolve, reject) => {
        abort = () => reject({});
        if (ending === undefined) resolve(id);
        else if (ending !== 'hangs') reject(ending);
      }).finally(() => {
        running -= 1;
      });
      return { done, abort: () => abort() };
    },
    pause: async (ms) => void pauses.push(ms),
  });
  const statuses = () => model.store.getState().photos.map(({ status }) => status);
  return { model, log, pauses, statuses, most: () => most };
}

describe('the photos of a form', () => {
  it('are prepared and uploaded one at a time, and return their ids in order', async () => {
    const { model, log, most } = modelWith();
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect(log).toEqual(['prepare a', 'send a', 'prepare b', 'send b']);
    expect(most()).toBe(1);
    expect([model.ids(), model.hasTrouble()]).toEqual([['id-1', 'id-2'], false]);
  });

  it('leave their places to the files that did not fit if the server refuses them', async () => {
    const refused = { refusal: 'This file is not a photo' };
    const { model, statuses } = modelWith([undefined, refused, refused, undefined, undefined, refused]);
    model.add(Array.from({ length: 10 }, (_, at) => aFile(`${at}`)));
    await model.settle();
    model.resume();
    await model.settle();
    const ready = Array.from({ length: 3 }, () => 'ready');
    expect(statuses()).toEqual(['ready', 'refused', 'refused', 'ready', 'ready', 'refused', ...ready]);
    expect(model.ids()).toHaveLength(6);
    expect(model.store.getState().hasMore).toBe(true);
  });

  it('are retried after a busy server’s Retry-After, with at most three attempts', async () => {
    const { model, pauses, statuses } = modelWith([{ waitSeconds: 5 }, { waitSeconds: 5 }, { waitSeconds: 5 }]);
    model.add([aFile('a')]);
    await model.settle();
    expect([pauses, statuses()]).toEqual([[5_000, 5_000], ['failed']]);
  });

  it('do not each wait for a dead connection', async () => {
    const { model, log, statuses } = modelWith([{ hasStalled: true }]);
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect([statuses(), log.filter((line) => line === 'send b')]).toEqual([['failed', 'failed'], []]);
    model.resume();
    await model.settle();
    expect(model.ids()).toHaveLength(2);
  });
});

/** A request whose progress and answer a test decides. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  isAborted = false;
  onload?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
  }
  getResponseHeader() {
    return this.retryAfter;
  }
  answer(status: number, body: object, retryAfter: string | null = null) {
    Object.assign(this, { status, responseText: JSON.stringify(body), retryAfter });
    this.onload?.();
    this.onloadend?.();
  }
}

/** The end of an upload of so many bytes, once there is one. */
function uploading(bytes: number) {
  const ended: unknown[] = [];
  const { done } = uploadPhoto('/api/photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), () => {});
  done.then(
    (id) => ended.push(id),
    (failure) => ended.push(failure),
  );
  const passed = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return ended;
  };
  return { request: FakeRequest.last, passed };
}

describe('the upload of a photo', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends after twenty seconds without progress', async () => {
    const { request, passed } = uploading(1_000_000);
    expect(await passed(19)).toEqual([]);
    expect(await passed(2)).toEqual([{ hasStalled: true }]);
    expect(request.isAborted).toBe(true);
  });

  it('goes on for minutes while it makes progress', async () => {
    const { request, passed } = uploading(1_000_000);
    for (let loaded = 0; loaded < 900_000; loaded += 50_000) {
      request.upload.onprogress?.({ loaded, total: 1_000_000 });
      expect(await passed(15)).toEqual([]);
    }
    request.answer(201, { id: 'a' });
    expect(await passed(60)).toEqual(['a']);
  });

  it('waits longer for the answer, because a slow device may still be sending', async () => {
    const { request, passed } = uploading(1_000_000);
    request.upload.onprogress?.({ loaded: 1_000_000, total: 1_000_000 });
    expect(await passed(65)).toEqual([]);
    expect(await passed(10)).toEqual([{ hasStalled: true }]);
  });

  it.each([
    [422, { errors: [{ field: 'photo', message: 'No photo' }] }, null, { refusal: 'No photo' }],
    [503, {}, '5', { isBusy: true, waitSeconds: 5 }],
  ])('ends by an answer with %i', async (status, body, retryAfter, failure) => {
    const { request, passed } = uploading(10);
    request.answer(status, body, retryAfter);
    expect(await passed(0)).toEqual([failure]);
  });
});
