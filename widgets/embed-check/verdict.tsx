import type { ReactNode } from 'react';

/** A verdict in bold, followed by the next step. */
export const Verdict = ({ of: [verdict, next] }: { of: readonly [verdict: string, next: ReactNode] }) => (
  <p>
    <b>{verdict}</b> {next}
  </p>
);
