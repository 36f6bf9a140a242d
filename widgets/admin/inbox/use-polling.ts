import { useEffect } from 'react';
import type { Inbox } from './inbox-model.ts';

/** A change must show within five seconds. */
const pollMs = 3_000;

export function usePolling(inbox: Inbox): void {
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') inbox.poll().catch(console.error);
    };
    const polls = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(polls);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [inbox]);
}
