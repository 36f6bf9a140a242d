import { Component, type ComponentChildren } from 'preact';
import type { ComponentType, PropsWithChildren } from 'react';

interface SparePartProps {
  /** What it is drawn for; with another one it is tried again. */
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

/** Something that a form does better with and can do without: when it breaks it is left out, and the form stands. */
// Typed with React, built on preact.
export const SparePart = Spare as unknown as ComponentType<PropsWithChildren<Pick<SparePartProps, 'of'>>>;
