import type { ReactNode } from 'react';
import { tape } from '../../widgets/core/ui/parts.css.ts';
import { head } from './section-head.css.ts';

interface SectionHeadProps {
  /** The text on the strip of tape. */
  label: string;
  title: string;
  /** Next to the title. */
  children: ReactNode;
}

export function SectionHead({ label, title, children }: SectionHeadProps) {
  return (
    <div className={head}>
      <div>
        <p className={tape}>{label}</p>
        <h2>{title}</h2>
      </div>
      <div>{children}</div>
    </div>
  );
}
