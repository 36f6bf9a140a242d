import { type ReactNode, Suspense, use } from 'react';

/** A value, or a promise of it while a slow document streams. */
export type MaybePromise<Value> = Value | Promise<Value>;

interface AwaitProps<Value> {
  value: MaybePromise<Value>;
  /** Shown until the value arrives: a loading text or skeleton. */
  fallback: ReactNode;
  children(value: Value): ReactNode;
}

/**
 * Shows an available value at once, otherwise a fallback and then the value later in the stream. Not for parts of an
 * SVG, which React streams with an inline style that the content security policy blocks; wrap the entire drawing.
 */
export function Await<Value>({ value, fallback, children }: AwaitProps<Value>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Arrived promise={value}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<Value>({ promise, children }: { promise: Promise<Value>; children(value: Value): ReactNode }) {
  return children(use(promise));
}
