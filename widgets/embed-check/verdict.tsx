import type { ReactNode } from 'react';

export const Verdict = ({ of: [verdict, next] }: { of: readonly [verdict: string, next: ReactNode] }) => (
  <p>
    <b>{verdict}</b> {next}
  </p>
);
