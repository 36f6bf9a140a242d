import { startIslands } from './islands.ts';
import { trackPageViews } from './page-views.ts';
import { reloadOnNewBuild } from './reload.ts';

trackPageViews();
startIslands();
if (__WATCHING__) reloadOnNewBuild();
