import { useEffect, useState } from 'react';
import { strings } from './strings.ts';

/** Shows the number of unread leads in the page's title. */
export function useTitle(unread: number): void {
  const [title] = useState(() => document.title);
  useEffect(() => {
    document.title = strings.titleOf(unread, title);
    return () => {
      document.title = title;
    };
  }, [unread, title]);
}
