import { photoTooLarge } from '../../../catalogue/messages/photos.en.ts';

export interface UploadFailure {
  /** The server's message; a retry would not help. */
  refusal?: string;
  /** The server answered, but did not take it. */
  isBusy?: true;
  hasStalled?: true;
  waitSeconds?: number;
}

export interface Upload {
  /** The photo's id; rejects with an {@link UploadFailure}. */
  done: Promise<string>;
  abort(): void;
}

/** Just below the server's limit. */
const timeoutMs = 290_000;
const stallMs = 20_000;
/** A slow uplink: what counts as sent may still be in the device. */
const slowBytesPerMs = 20;

/** `fetch` does not report progress. */
export function uploadPhoto(url: string, body: Blob, onProgress: (share: number) => void): Upload {
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
    request.timeout = timeoutMs;
    request.setRequestHeader('Content-Type', body.type.startsWith('image/') ? body.type : 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      moved(loaded);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(watch);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201 && typeof answer.id === 'string') return resolve(answer.id);
      const refusal = answer.errors?.[0]?.message;
      if (refusal) return fail({ refusal });
      if (request.status === 413) return fail({ refusal: photoTooLarge });
      const wait = Number(request.getResponseHeader('Retry-After'));
      const isBusy = request.status >= 400 && { isBusy: true as const };
      return fail({ ...isBusy, ...(wait > 0 && { waitSeconds: wait }) });
    };
    request.onerror = () => fail();
    request.ontimeout = () => fail();
    request.onabort = () => fail();
    moved(0);
    request.send(body);
  });
  return { done, abort: () => request.abort() };
}

function parsed(text: string): { id?: unknown; errors?: { message?: string }[] } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
