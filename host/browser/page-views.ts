import { whenShown } from './when-shown.ts';

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

/** Also counts activation of a prerendered page and restoration from the back-forward cache. */
export function trackPageViews(): void {
  whenShown(track);
  addEventListener('pageshow', (event) => {
    if (event.persisted) void track();
  });
}
