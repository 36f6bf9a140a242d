import type { AdminApi } from '../admin-api.ts';
import { problemCodeOf } from '../admin-api.ts';

const patienceMs = 60_000;
const retryMs = 500;
const busy: ReadonlySet<string | undefined> = new Set(['login_busy', 'busy']);

/** `code`: an authenticator code comes next. Rejects with an ApiError. */
export async function logIn(
  api: AdminApi,
  login: { password: string; staysSignedIn: boolean },
  onBusy: () => void,
): Promise<'done' | 'code'> {
  for (const startedAt = Date.now(); ; ) {
    try {
      const answer = await api.send<{ next: 'code' } | undefined>('POST', '/session', login);
      return answer ? 'code' : 'done';
    } catch (error) {
      if (!busy.has(problemCodeOf(error)) || Date.now() - startedAt > patienceMs) throw error;
      onBusy();
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
