import { useEffect, useState } from 'react';
import type { EmbedHealth } from '../../catalogue/contracts/admin/sister-site.ts';
import type { Health } from '../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from './admin-api.ts';
import { strings } from './strings.ts';

export type SectionFigures = Readonly<Record<string, string>>;

/** Loads whenever the phone's menu opens. */
export function useSectionFigures(api: AdminApi, isOpen: boolean): SectionFigures {
  const [figures, setFigures] = useState<SectionFigures>({});
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
