import type { ReactNode } from 'react';
import { row } from './settings.css.ts';

interface RowProps {
  title: string;
  about?: ReactNode;
  children?: ReactNode;
}

export function Row({ title, about, children }: RowProps) {
  return (
    <div className={row}>
      <div>
        <b>{title}</b>
        {about && <p>{about}</p>}
      </div>
      {children && <div>{children}</div>}
    </div>
  );
}
