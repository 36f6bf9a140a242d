import { Component, type ComponentChildren } from 'preact';
import type { ComponentType, PropsWithChildren } from 'react';

interface ErrorBoundaryProps {
  /** A new one renders the children again after an error. */
  of: object;
  children?: ComponentChildren;
}

class Boundary extends Component<ErrorBoundaryProps, { brokenAt?: object }> {
  override componentDidCatch(error: unknown) {
    this.setState({ brokenAt: this.props.of });
    console.error(error);
  }

  override render({ of, children }: ErrorBoundaryProps) {
    return this.state.brokenAt === of ? null : children;
  }
}

/** An error is logged, and the rest of the widget stays. */
// Typed with React, built on preact.
export const ErrorBoundary = Boundary as unknown as ComponentType<PropsWithChildren<Pick<ErrorBoundaryProps, 'of'>>>;
