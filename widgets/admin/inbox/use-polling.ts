import { useEffect } from 'react';
import type { Inbox } from './inbox-model.ts';

/** Polling interval; a change must show within five seconds. */
const pollMs = 3_000;

/** Checks for changes while the page is visible, and as soon as it becomes visible. */
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
