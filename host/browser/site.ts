import { inIdleTime } from './idle.ts';
import { startForms, startIslands } from './islands.ts';
import { trackPageViews } from './page-views.ts';

trackPageViews();
startIslands();
if (location.pathname !== '/admin') {
  // They wait here until what counts them has loaded.
  const clicks: Event[] = [];
  addEventListener('click', (event) => clicks.push(event));
  inIdleTime(startForms);
  inIdleTime(async () => (await import('./after-load.ts')).afterLoad(clicks));
}
if (__WATCHING__) reloadOnNewBuild();

/** In development: reloads once the server of a new build answers. Not part of a production build. */
function reloadOnNewBuild(): void {
  let shown = '';
  setInterval(async () => {
    const build = await fetch('/widgets/v1/integrity.json', { cache: 'no-store' }).then(
      (response) => response.text(),
      () => shown,
    );
    if (shown && build !== shown) location.reload();
    shown = build;
  }, 400);
}
