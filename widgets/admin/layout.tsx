import { type ComponentType, useEffect, useState } from 'react';
import type { EmbedHealth } from '../../catalogue/contracts/admin/sister-site.ts';
import type { Health } from '../../catalogue/contracts/admin/status.ts';
import { useStore } from '../core/runtime/use-store.ts';
import type { AdminApi } from './admin-api.ts';
import { bar, body, daily, desk, find, more, others, problem, wide } from './layout.css.ts';
import { SearchField, useKeys, waiting } from './office-bar.tsx';
import { readAddress } from './section-address.ts';
import { strings } from './strings.ts';
import { useMedia } from './ui/hooks.ts';
import { Icon, type IconName } from './ui/icon.tsx';

interface Section {
  /** Its fragment in the URL: `/admin#inbox`. */
  name: string;
  label: string;
  load(): Promise<ComponentType<{ api: AdminApi }>>;
}

/** The first one opens first. */
const sections: readonly [Section, ...Section[]] = [
  { name: 'inbox', label: 'Inbox', load: async () => (await import('./dashboard/dashboard.tsx')).Dashboard },
  { name: 'numbers', label: 'Numbers', load: async () => (await import('./reports/reports.tsx')).Reports },
  { name: 'content', label: 'Content', load: async () => (await import('./content/content.tsx')).Content },
  { name: 'embeds', label: 'Embeds', load: async () => (await import('./embeds/embeds.tsx')).Embeds },
  { name: 'data', label: 'Data', load: async () => (await import('./data/data.tsx')).Data },
  { name: 'settings', label: 'Settings', load: async () => (await import('./settings/settings.tsx')).Settings },
];

const sectionIn = (hash: string) => sections.find(({ name }) => name === readAddress(hash).section) ?? sections[0];

const tabs: readonly string[] = ['inbox', 'numbers', 'content'];
const icons: Readonly<Record<string, IconName>> = {
  inbox: 'inbox',
  numbers: 'chart',
  content: 'page',
  embeds: 'site',
  data: 'disk',
  settings: 'gear',
};

export function AdminLayout({ api, onLogout }: { api: AdminApi; onLogout: () => void }) {
  const [section, setSection] = useState(sections[0]);
  const [message, setMessage] = useState('');
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { count } = useStore(waiting);
  const isDesk = useMedia(desk);
  const figures = useSectionFigures(api, isMoreOpen);

  useEffect(() => {
    const follow = () => {
      setSection(sectionIn(location.hash));
      setMoreOpen(false);
    };
    const go = ({ oldURL, newURL }: HashChangeEvent) => {
      const [from, to] = [oldURL, newURL].map((url) => sectionIn(new URL(url).hash));
      // Otherwise the scroll position of the last section stays.
      if (from !== to) scrollTo({ top: 0, behavior: 'instant' });
      follow();
    };
    follow();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);

  async function logout() {
    try {
      await api.send('DELETE', '/session');
      onLogout();
    } catch {
      setMessage(strings.logoutFailed);
    }
  }

  const link = ({ name, label }: Section) => {
    const icon = icons[name];
    const figure = isMoreOpen && figures[name];
    return (
      <li key={name}>
        <a
          href={`#${name}`}
          data-count={name === 'inbox' ? count || '' : undefined}
          aria-current={name === section.name ? 'page' : undefined}
          aria-describedby={figure ? `figure-${name}` : undefined}
        >
          {icon && <Icon name={icon} />}
          {label}
        </a>
        {figure && <small id={`figure-${name}`}>{figure}</small>}
      </li>
    );
  };

  useKeys({ 'g i': () => location.assign('#inbox') });

  return (
    <>
      <div className={bar}>
        <h1>{strings.title}</h1>
        <nav aria-label={strings.sections}>
          <ul className={daily}>{sections.filter(({ name }) => tabs.includes(name)).map(link)}</ul>
          <div className={others} id="office-more" data-open={isMoreOpen || undefined}>
            <ul>{sections.filter(({ name }) => !tabs.includes(name)).map(link)}</ul>
            {isDesk && (
              <search className={find}>
                <label htmlFor="inbox-search">{strings.search}</label>
                <Icon name="search" />
                <SearchField onSearch={() => section !== sections[0] && location.assign('#inbox')} />
              </search>
            )}
            <a href="/">
              <Icon name="page" />
              {strings.website}
            </a>
            <button type="button" onClick={logout}>
              <Icon name="out" />
              {strings.logout}
            </button>
          </div>
          <button
            className={more}
            type="button"
            data-current={!tabs.includes(section.name) || undefined}
            aria-expanded={isMoreOpen}
            aria-controls="office-more"
            onClick={() => setMoreOpen(!isMoreOpen)}
          >
            <Icon name="dots" />
            {strings.more}
          </button>
        </nav>
      </div>
      <div className={section === sections[0] ? `${body} ${wide}` : body}>
        <p className={problem} role="alert">
          {message}
        </p>
        <SectionView key={section.name} section={section} api={api} />
      </div>
    </>
  );
}

function SectionView({ section, api }: { section: Section; api: AdminApi }) {
  const [loaded, setLoaded] = useState<{ View: ComponentType<{ api: AdminApi }> } | 'failed'>();

  useEffect(() => {
    section.load().then(
      (View) => setLoaded({ View }),
      (error) => {
        console.error(error);
        setLoaded('failed');
      },
    );
  }, [section]);

  if (loaded === 'failed') return <p role="alert">{strings.sectionFailed}</p>;
  return loaded ? <loaded.View api={api} /> : <p role="status">{strings.loading}</p>;
}

/** Loads whenever the phone's menu opens. */
function useSectionFigures(api: AdminApi, isOpen: boolean): Readonly<Record<string, string>> {
  const [figures, setFigures] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!isOpen) return;
    const show = (name: string, text: string) => setFigures((known) => ({ ...known, [name]: text }));
    api.get<EmbedHealth>('/embeds').then(({ sites }) => {
      const needy = sites.filter(({ state }) => state === 'quiet' || state === 'errors').length;
      show('embeds', needy > 0 ? strings.needYou(needy) : '');
    }, console.error);
    api
      .get<Health>('/health')
      .then(
        ({ conditions }) => show('data', conditions.find(({ key }) => key === 'backup')?.brief ?? ''),
        console.error,
      );
  }, [api, isOpen]);
  return { settings: strings.settingsHave, ...figures };
}
