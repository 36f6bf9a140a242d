import sheet from 'sheet:./not-found.tsx';
import { AreaNotFound, areaNotFound } from '../../components/town-pages/not-found-view.tsx';
import { definePage } from '../../page.ts';

export const serviceAreaNotFound = definePage({
  kind: 'area',
  sheet,
  status: 404,
  metadata: () => areaNotFound,
  View: AreaNotFound,
});
