import { whenShown } from './when-shown.ts';

/** Reports a page view to the server. A failure is only logged. */
async function track(): Promise<void> {
  try {
    const eventDetails = location.search ? (await import('./visited-address.ts')).visitedAddress() : location.pathname;
    await fetch('/api/track', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        eventType: 'page_view',
        eventDetails,
      }),
    });
  } catch (error) {
    console.error(error);
  }
}

/**
 * Counts a page_view each time a page is shown: on load, on activation of a prerendered page, and on restoration from
 * the back-forward cache.
 */
export function trackPageViews(): void {
  whenShown(track);
  addEventListener('pageshow', (event) => {
    if (event.persisted) void track();
  });
}
