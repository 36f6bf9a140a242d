import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { noteOf } from '../../components/town-pages/town-note.ts';

/** Whether a town's page of a service says enough of that town to stand in search results: a specialty needs a text of its own. */
export const isTold = (slug: string, { key, category }: Pick<LocalService, 'key' | 'category'>): boolean =>
  category === 'main' || noteOf(findTown(slug), key) !== undefined;
