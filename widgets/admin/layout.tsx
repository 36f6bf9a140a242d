import { type ComponentType, useEffect, useState } from 'react';
import { lineButton } from '../core/ui/parts.css.ts';
import type { AdminApi } from './admin-api.ts';
import { bar, body, problem } from './layout.css.ts';
import { type Section, type SectionProps, sections } from './sections.ts';
import { strings } from './strings.ts';

const sectionInAddress = () => sections.find(({ name }) => location.hash === `#${name}`) ?? sections[0];

/** The frame of the back office: its sections, each with its own URL, and the logout. */
export function AdminLayout({ api, onLogout }: { api: AdminApi; onLogout: () => void }) {
  const [section, setSection] = useState(sections[0]);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const follow = () => setSection(sectionInAddress());
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  async function logout() {
    try {
      await api.send('DELETE', '/session');
      onLogout();
    } catch {
      setMessage(strings.logoutFailed);
    }
  }

  return (
    <>
      <div className={bar}>
        <h1>{strings.title}</h1>
        <nav aria-label={strings.sections}>
          <ul>
            {sections.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === section.name ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button className={lineButton} type="button" onClick={logout}>
          {strings.logout}
        </button>
      </div>
      <div className={body}>
        <p className={problem} role="alert">
          {message}
        </p>
        <SectionView key={section.name} section={section} api={api} />
      </div>
    </>
  );
}

/** A section, once its module has loaded. */
function SectionView({ section, api }: { section: Section; api: AdminApi }) {
  const [loaded, setLoaded] = useState<{ View: ComponentType<SectionProps> } | 'failed'>();

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
