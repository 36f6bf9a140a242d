import { type ComponentType, useEffect, useState } from 'react';
import type { AdminApi } from './admin-api.ts';
import type { Section, SectionProps } from './sections.ts';
import { strings } from './strings.ts';

/** A section, once its module is here. */
export function SectionView({ section, api }: { section: Section; api: AdminApi }) {
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
