import { type ReactNode, Suspense, use } from 'react';
import type { ServiceArea } from '../../catalogue/contracts/content.ts';

/** Also works while the document streams. */
export const NoIndex = () => <meta name="robots" content="noindex" />;

/** A promise while a slow document streams; undefined if loading failed. */
export type Loaded<Value> = Value | undefined | Promise<Value | undefined>;
export type Areas = Loaded<readonly ServiceArea[]>;

interface AwaitProps<Value> {
  value: Loaded<Value>;
  /** @default `children` without the value */
  fallback?: ReactNode;
  children(value: Value | undefined): ReactNode;
}

/** Not for parts of an SVG: React streams them with an inline style, which our policy blocks. */
export function Await<Value>({ value, fallback, children }: AwaitProps<Value>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback === undefined ? children(undefined) : fallback}>
      <Arrived promise={value}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<Value>({ promise, children }: { promise: Promise<Value>; children(value: Value): ReactNode }) {
  return children(use(promise));
}
