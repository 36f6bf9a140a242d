import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townNote } from '../../components/town-pages/town-note.ts';

/** Whether a town's page for a service has enough local text to be indexed: a specialty needs its own text. */
export const isIndexable = (slug: string, { key, category }: Pick<LocalService, 'key' | 'category'>): boolean =>
  category === 'main' || townNote(findTown(slug), key) !== undefined;
