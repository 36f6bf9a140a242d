// Sections load late; their styles stand in the page from the start.
import './overview/overview.tsx';

export { admin } from './widget.tsx';
