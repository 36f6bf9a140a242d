/** Why an upload failed. */
export interface UploadFailure {
  /** The server's message about the photo itself; a retry would not help. */
  refusal?: string;
  /** The `Retry-After` of a busy server. */
  waitSeconds?: number;
}

/** A photo that is being uploaded. */
export interface Upload {
  /** The id of the photo; rejects with an {@link UploadFailure}. */
  done: Promise<string>;
  abort(): void;
}

/** Just below the server's limit. */
const timeoutMs = 290_000;

/** Sends a photo. `fetch` does not report progress. @param onProgress from 0 to 1 */
export function uploadPhoto(url: string, body: Blob, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    const fail = (failure: UploadFailure = {}) => reject(failure);
    request.open('POST', url);
    request.timeout = timeoutMs;
    request.setRequestHeader('Content-Type', body.type.startsWith('image/') ? body.type : 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201 && typeof answer.id === 'string') return resolve(answer.id);
      const refusal = answer.errors?.[0]?.message;
      if (refusal) return fail({ refusal });
      if (request.status === 413) return fail({ refusal: 'This photo is larger than 10 MB' });
      const wait = Number(request.getResponseHeader('Retry-After'));
      return fail(wait > 0 ? { waitSeconds: wait } : {});
    };
    request.onerror = () => fail();
    request.ontimeout = () => fail();
    request.onabort = () => fail();
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
