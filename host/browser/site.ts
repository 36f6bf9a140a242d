import { inIdleTime } from './idle.ts';
import { startForms, startIslands } from './islands.ts';
import { trackPageViews } from './page-views.ts';

trackPageViews();
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
