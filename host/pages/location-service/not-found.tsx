import sheet from 'sheet:./not-found.tsx';
import { TownPageNotFound, townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import { definePage } from '../../page.ts';

/** For a one-segment path that names no area. */
export const locationServiceNotFound = definePage({
  kind: 'other',
  sheet,
  status: 404,
  metadata: () => townPageNotFound,
  View: TownPageNotFound,
});
