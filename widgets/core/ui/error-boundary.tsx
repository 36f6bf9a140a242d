import { Component, type ComponentChildren } from 'preact';
import type { ComponentType, PropsWithChildren } from 'react';

interface SparePartProps {
  /** The content; when it changes after a failure, rendering is tried again. */
  of: object;
  children?: ComponentChildren;
}

class Spare extends Component<SparePartProps, { brokenAt?: object }> {
  override componentDidCatch(error: unknown) {
    this.setState({ brokenAt: this.props.of });
    console.error(error);
  }

  override render({ of, children }: SparePartProps) {
    return this.state.brokenAt === of ? null : children;
  }
}

/** An optional part of a form: if it breaks it is left out, and the form still works. */
// Typed for React, built on preact.
export const SparePart = Spare as unknown as ComponentType<PropsWithChildren<Pick<SparePartProps, 'of'>>>;
