import { type ComponentType, useEffect, useState } from 'react';
import type { InboxSummary } from '../../catalogue/contracts/admin/lead.ts';
import type { EmbedHealth } from '../../catalogue/contracts/admin/sister-site.ts';
import type { Health } from '../../catalogue/contracts/admin/status.ts';
import { useStore } from '../core/runtime/use-store.ts';
import type { AdminApi } from './admin-api.ts';
import { bar, body, daily, desk, find, more, others, problem, veil, wide } from './layout.css.ts';
import { keepSearch, SearchField, useKeys, waiting } from './office-bar.tsx';
import { readAddress, useHash } from './section-address.ts';
import { useMedia } from './ui/hooks.ts';
import { Icon, IconButton, IconLink, type IconName } from './ui/icon.tsx';
import { useLoad } from './ui/parts.tsx';

interface Section {
  /** In lower case, its fragment in the URL: `/admin#inbox`. */
  label: string;
  icon: IconName;
  load(): Promise<ComponentType<{ api: AdminApi }>>;
}

/** The first one opens first. A phone has three as tabs, and the others after More. */
const sections: readonly [Section, ...Section[]] = [
  { label: 'Inbox', icon: 'inbox', load: async () => (await import('./dashboard/dashboard.tsx')).Dashboard },
  { label: 'Numbers', icon: 'chart', load: async () => (await import('./reports/reports.tsx')).Reports },
  { label: 'Content', icon: 'page', load: async () => (await import('./content/content.tsx')).Content },
  { label: 'Embeds', icon: 'site', load: async () => (await import('./embeds/embeds.tsx')).Embeds },
  { label: 'Data', icon: 'disk', load: async () => (await import('./data/data.tsx')).Data },
  { label: 'Settings', icon: 'gear', load: async () => (await import('./settings/settings.tsx')).Settings },
];
const [start] = sections;
const tabs = sections.slice(0, 3);
const rest = sections.slice(3);

const hrefOf = ({ label }: Section) => `#${label.toLowerCase()}`;
const sectionIn = (hash: string) =>
  sections.find((section) => hrefOf(section) === `#${readAddress(hash).section}`) ?? start;

const figures: Readonly<Record<string, (api: AdminApi) => Promise<string | undefined>>> = {
  async Embeds(api) {
    const { sites } = await api.get<EmbedHealth>('/embeds');
    const needy = sites.filter(({ state }) => state === 'quiet' || state === 'errors').length;
    return needy > 0 ? `${needy === 1 ? '1 site needs' : `${needy} sites need`} you` : undefined;
  },
  Data: async (api) => (await api.get<Health>('/health')).conditions.find(({ key }) => key === 'backup')?.brief,
  Settings: async () => 'Alerts, hours',
};

export function AdminLayout({ api, onLogout }: { api: AdminApi; onLogout: () => void }) {
  const [section, setSection] = useState(start);
  const [message, setMessage] = useState('');
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { count } = useStore(waiting);
  // The inbox says so itself.
  useEffect(() => {
    if (section === start) return;
    const told = ({ today }: InboxSummary) => waiting.setState({ count: today.waiting });
    api.get<InboxSummary>('/leads/summary').then(told, console.error);
  }, [api, section]);
  const isDesk = useMedia(desk);

  useHash((change) => {
    const next = sectionIn(location.hash);
    // Otherwise the scroll position of the last section stays.
    if (change && sectionIn(new URL(change.oldURL).hash) !== next) scrollTo({ top: 0, behavior: 'instant' });
    setSection(next);
    setMoreOpen(false);
  });

  const logout = () =>
    api.send('DELETE', '/session').then(onLogout, () => setMessage('Logout did not get through. Please try again.'));

  const link = (one: Section) => {
    const { label, icon } = one;
    const figure = isMoreOpen && figures[label];
    return (
      <li key={label}>
        <IconLink
          icon={icon}
          href={hrefOf(one)}
          onClick={() => one === start && keepSearch('')}
          data-count={one === start ? count || '' : undefined}
          aria-current={one === section ? 'page' : undefined}
          aria-describedby={figure ? `figure-${label}` : undefined}
        >
          {label}
        </IconLink>
        {figure && <Figure id={`figure-${label}`} read={() => figure(api)} />}
      </li>
    );
  };

  useKeys({
    'g i': () => {
      keepSearch('');
      location.assign('#inbox');
    },
  });

  return (
    <>
      <div className={bar}>
        <h1>Office</h1>
        <nav aria-label="Sections of the office">
          <ul className={daily}>{tabs.map(link)}</ul>
          {isMoreOpen && !isDesk && (
            <button
              type="button"
              className={veil}
              aria-label="Close the menu"
              tabIndex={-1}
              onClick={() => setMoreOpen(false)}
            />
          )}
          <div className={others} id="office-more" data-open={isMoreOpen || undefined}>
            <ul>{rest.map(link)}</ul>
            {isDesk && (
              <search className={find}>
                <label htmlFor="inbox-search">Search</label>
                <Icon name="search" />
                <SearchField onSearch={() => section !== start && location.assign('#inbox')} />
              </search>
            )}
            <IconLink icon="page" href="/">
              Website
            </IconLink>
            <IconButton icon="out" onClick={logout}>
              Logout
            </IconButton>
          </div>
          <IconButton
            icon="dots"
            className={more}
            data-current={rest.includes(section) || undefined}
            aria-expanded={isMoreOpen}
            aria-controls="office-more"
            onClick={() => setMoreOpen(!isMoreOpen)}
          >
            More
          </IconButton>
        </nav>
      </div>
      <div className={section === start ? `${body} ${wide}` : body}>
        <p className={problem} role="alert">
          {message}
        </p>
        <SectionView key={section.label} load={section.load} api={api} />
      </div>
    </>
  );
}

function SectionView({ load, api }: Pick<Section, 'load'> & { api: AdminApi }) {
  const { value: View, hasFailed } = useLoad(load);
  if (hasFailed) return <p role="alert">This part could not be loaded. Please reload the page.</p>;
  return View ? <View api={api} /> : <p role="status">Loading...</p>;
}

function Figure({ id, read }: { id: string; read: () => Promise<string | undefined> }) {
  return <small id={id}>{useLoad(read).value}</small>;
}
