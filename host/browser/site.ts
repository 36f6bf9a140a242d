import { inIdleTime, startForms, startIslands, whenShown } from './islands.ts';

async function track(): Promise<void> {
  try {
    const eventDetails = location.search ? (await import('./visited-address.ts')).visitedAddress() : location.pathname;
    await fetch('/api/track', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventType: 'page_view', eventDetails }),
    });
  } catch (error) {
    console.error(error);
  }
}

/* Also counts activation of a prerendered page and restoration from the back-forward cache. */
whenShown(track);
addEventListener('pageshow', (event) => {
  if (event.persisted) void track();
});
startIslands();
if (location.pathname !== '/admin') {
  const clicks: Event[] = [];
  addEventListener('click', (event) => clicks.push(event));
  inIdleTime(startForms);
  inIdleTime(async () => (await import('./after-load.ts')).afterLoad(clicks));
}
if (__WATCHING__) reloadOnNewBuild();

function reloadOnNewBuild(): void {
  let shown: string | null = null;
  setInterval(async () => {
    // The server read the ETag at startup.
    const build = await fetch('/build.txt', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => headers.get('etag'),
      () => null,
    );
    if (shown && build && build !== shown) location.reload();
    shown = build ?? shown;
  }, 200);
}
