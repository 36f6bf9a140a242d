// Sections load lazily, but the page contains their styles from the start.
import './content/content.tsx';
import './data/data.tsx';
import './dashboard/dashboard.tsx';
import './reports/reports.tsx';
import './embeds/embeds.tsx';
import './settings/settings.tsx';

export { admin } from './widget.tsx';
