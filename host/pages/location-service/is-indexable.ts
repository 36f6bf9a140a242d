import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townNote } from '../../components/town-pages/town-note.ts';

/** A specialty needs local text of its own. */
export const isIndexable = (slug: string, { key, category }: Pick<LocalService, 'key' | 'category'>): boolean =>
  category === 'main' || townNote(findTown(slug), key) !== undefined;
