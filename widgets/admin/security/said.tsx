import type { Action } from './use-action.ts';

/** What came of an action, said aloud. */
export function Said({ action: { said, hasFailed } }: { action: Action }) {
  return (
    <>
      <p role="status">{hasFailed ? '' : said}</p>
      <p role="alert">{hasFailed ? said : ''}</p>
    </>
  );
}
