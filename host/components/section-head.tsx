import type { ReactNode } from 'react';
import { head } from './section-head.css.ts';
import { Titled } from './sections.tsx';

interface SectionHeadProps {
  label: string;
  title: string;
  id?: string;
  children: ReactNode;
}

export const SectionHead = ({ children, ...titled }: SectionHeadProps) => (
  <div className={head}>
    <div>
      <Titled {...titled} />
    </div>
    <div>{children}</div>
  </div>
);
