import type { ReactNode } from 'react';

/** A verdict in bold, and what follows from it. */
export const Verdict = ({ of: [verdict, next] }: { of: readonly [verdict: string, next: ReactNode] }) => (
  <p>
    <b>{verdict}</b> {next}
  </p>
);
