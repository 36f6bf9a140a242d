import { inIdleTime } from './idle.ts';
import { startForms, startIslands } from './islands.ts';
import { trackPageViews } from './page-views.ts';
import { reloadOnNewBuild } from './reload.ts';

trackPageViews();
startIslands();
if (location.pathname !== '/admin') {
  inIdleTime(startForms);
  inIdleTime(async () => (await import('./after-load.ts')).afterLoad());
}
if (__WATCHING__) reloadOnNewBuild();
