import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../widgets/core/data/api.ts';

const here = 'https://here.example';

function answering(answer: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer);
  return { fetch, request: () => fetch.mock.calls[0]?.[1] };
}

describe('the API calls of widgets', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL(here));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('sends cookies only to its own origin', async () => {
    for (const [origin, credentials] of [
      [here, 'include'],
      ['https://there.example', 'omit'],
    ] as const) {
      const { fetch, request } = answering(new Response());
      await createApi(origin, fetch).post('/api/x', {});
      expect(request()?.credentials).toBe(credentials);
    }
  });

  it('does not follow a redirect with a body', async () => {
    const { fetch, request } = answering(new Response());
    await createApi(here, fetch).post('/api/x', {});
    expect(request()?.redirect).toBe('error');
  });

  it('works in browsers without AbortSignal.timeout', async () => {
    vi.stubGlobal('AbortSignal', class {});
    expect(await createApi(here, answering(Response.json([1])).fetch).get('/api/x')).toEqual([1]);
  });

  it.each([
    [new Response('boom', { status: 500 }), '500: boom', 500],
    [new Response('', { status: 404, statusText: 'Not Found' }), '404: Not Found', 404],
  ])('throws status and body, or the status text if the body is empty', async (answer, message, status) => {
    const failure = createApi(here, answering(answer).fetch).get('/api/x');
    await expect(failure).rejects.toMatchObject({ message, status });
  });
});
