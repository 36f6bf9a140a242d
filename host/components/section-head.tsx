import type { ReactNode } from 'react';
import { head } from './section-head.css.ts';
import { Titled } from './sections.tsx';

export const SectionHead = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <div className={head}>
    <div>
      <Titled label={label} title={title} />
    </div>
    <div>{children}</div>
  </div>
);
