import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { barTip } from './reports.css.ts';

interface BarTipProps {
  bar: Element | null;
  children: string;
}

/** Hidden from screen readers, which read the chart's `aria-valuetext`. */
export function BarTip({ bar, children }: BarTipProps) {
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    elements: { reference: bar },
    whileElementsMounted: autoUpdate,
  });
  return (
    <span ref={refs.setFloating} className={barTip} style={floatingStyles} aria-hidden="true">
      {children}
    </span>
  );
}
