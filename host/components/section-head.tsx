import type { ReactNode } from 'react';
import { tape } from '../../widgets/core/ui/parts.css.ts';
import { head } from './section-head.css.ts';

export const SectionHead = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <div className={head}>
    <div>
      <p className={tape}>{label}</p>
      <h2>{title}</h2>
    </div>
    <div>{children}</div>
  </div>
);
