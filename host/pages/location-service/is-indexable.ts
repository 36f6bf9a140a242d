import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townNote } from '../../components/town-pages/town-note.ts';

/** Whether a town's page of a service says enough about that town to be indexed: a specialty needs text of its own. */
export const isIndexable = (slug: string, { key, category }: Pick<LocalService, 'key' | 'category'>): boolean =>
  category === 'main' || townNote(findTown(slug), key) !== undefined;
