import { Component, type ComponentChildren } from 'preact';
import type { ComponentType, PropsWithChildren } from 'react';

interface ErrorBoundaryProps {
  /** The subject of the children; a new one renders them again after an error. */
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

/** Renders an optional part of a widget: an error in it is logged, and the rest of the widget stays. */
// Typed with React, built on preact.
export const ErrorBoundary = Boundary as unknown as ComponentType<PropsWithChildren<Pick<ErrorBoundaryProps, 'of'>>>;
