import { siteOrigin } from '../../catalogue/company/site-origin.ts';
import { createApi } from '../core/data/api.ts';
import type { Registration } from './data.ts';

/** Never rejects. */
export async function lookUp(typed: string, apiOrigin: string, fetch = globalThis.fetch): Promise<Registration> {
  const origin = siteOrigin(typed);
  if (!origin) return 'invalid';
  try {
    const path = `/api/embed-origins?origin=${encodeURIComponent(origin)}`;
    const { registered } = (await createApi(apiOrigin, fetch).get(path)) as { registered: unknown };
    return registered === true ? 'registered' : 'unregistered';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}
