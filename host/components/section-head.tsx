import type { ReactNode } from 'react';
import { tape } from '../../widgets/core/ui/parts.css.ts';
import { head } from './section-head.css.ts';

interface SectionHeadProps {
  label: string;
  title: string;
  children: ReactNode;
}

export const SectionHead = ({ label, title, children }: SectionHeadProps) => (
  <div className={head}>
    <div>
      <p className={tape}>{label}</p>
      <h2>{title}</h2>
    </div>
    <div>{children}</div>
  </div>
);
