import type { AdminApi } from '../admin-api.ts';
import { problemCodeOf } from '../admin-api.ts';

/** How long a login that has to let others go first is tried again. */
const patienceMs = 60_000;
const retryMs = 500;
/** With others' guesses, or with everything at once. */
const busy: ReadonlySet<string | undefined> = new Set(['login_busy', 'busy']);

/**
 * Sends the password, again and again while the server is busy with others' guesses.
 * @param onBusy called before each further try
 * @returns `code` when a code of the authenticator is asked for now; rejects with an ApiError
 */
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
