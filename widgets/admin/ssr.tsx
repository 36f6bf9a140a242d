// Sections load lazily; their styles are on the page from the start.
import './content/content.tsx';
import './data/data.tsx';
import './dashboard/dashboard.tsx';
import './reports/reports.tsx';
import './embeds/embeds.tsx';
import './settings/settings.tsx';

export { admin } from './widget.tsx';
