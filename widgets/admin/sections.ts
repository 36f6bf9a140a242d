import type { ComponentType } from 'react';
import type { AdminApi } from './admin-api.ts';

export interface SectionProps {
  api: AdminApi;
}

export interface Section {
  /** Its fragment in the URL: `/admin#inbox`. */
  name: string;
  label: string;
  load(): Promise<ComponentType<SectionProps>>;
}

/** The first one opens first. */
export const sections: readonly [Section, ...Section[]] = [
  { name: 'inbox', label: 'Inbox', load: async () => (await import('./dashboard/dashboard.tsx')).Dashboard },
  { name: 'numbers', label: 'Numbers', load: async () => (await import('./reports/reports.tsx')).Reports },
  { name: 'content', label: 'Content', load: async () => (await import('./content/content.tsx')).Content },
  { name: 'embeds', label: 'Embeds', load: async () => (await import('./embeds/embeds.tsx')).Embeds },
  { name: 'data', label: 'Data', load: async () => (await import('./data/data.tsx')).Data },
  { name: 'settings', label: 'Settings', load: async () => (await import('./settings/settings.tsx')).Settings },
];
