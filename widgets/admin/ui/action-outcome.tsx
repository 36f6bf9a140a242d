import type { Action } from './use-action.ts';

export function ActionOutcome({ action: { said, hasFailed } }: { action: Action }) {
  return (
    <>
      <p role="status">{hasFailed ? '' : said}</p>
      <p role="alert">{hasFailed ? said : ''}</p>
    </>
  );
}
