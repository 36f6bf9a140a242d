import { useEffect, useState } from 'react';
import { strings } from './strings.ts';

export function useTitle(unread: number): void {
  const [title] = useState(() => document.title);
  useEffect(() => {
    document.title = strings.titleOf(unread, title);
    return () => {
      document.title = title;
    };
  }, [unread, title]);
}
