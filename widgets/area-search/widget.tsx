import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { list } from '../core/runtime/list.ts';
import { Box } from './box.tsx';
import type { BoxData } from './data.ts';

/** Whether we serve a town, a county or a ZIP code: results from `/api/service-areas` while a visitor types. */
export const areaSearch = defineWidget<object, BoxData>({
  name: 'area-search',
  options: {},
  load: async (_options, api) => {
    const [areas, { Answers }] = await Promise.all([api.get('/api/service-areas'), import('./answers.tsx')]);
    return { areas: list<ServiceArea>(areas), Answers };
  },
  View: Box,
});
