import { type ReactNode, Suspense, use } from 'react';

/** A value that is here, or on its way while a late document streams. */
export type MaybePromise<Value> = Value | Promise<Value>;

interface AwaitProps<Value> {
  value: MaybePromise<Value>;
  /** Shown until the value comes; SPEC.md's loading texts and skeletons. */
  fallback: ReactNode;
  children(value: Value): ReactNode;
}

/**
 * Shows a value at once when it is here, else its fallback first and the rest of the stream later. Not for parts of an
 * SVG: React streams those with an inline style, which the policy refuses. Wrap the whole drawing.
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
