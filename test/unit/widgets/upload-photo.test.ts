import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPhoto } from '../../../widgets/estimate-form/photos/upload-photo.ts';

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

  it('says whether the server was busy, and for how long', async () => {
    const { request, passed } = uploading(10);
    request.answer(503, {}, '5');
    expect(await passed(0)).toEqual([{ isBusy: true, waitSeconds: 5 }]);
  });
});
