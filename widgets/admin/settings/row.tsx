import type { ReactNode } from 'react';
import { row } from './settings.css.ts';

interface RowProps {
  title: string;
  about?: ReactNode;
  children?: ReactNode;
}

/** A setting with its explanation, and its controls at the end of the line. */
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
