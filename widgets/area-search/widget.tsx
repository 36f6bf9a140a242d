import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import { asList } from '../core/data/as-list.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import type { AreaSearchData } from './data.ts';
import { EmbeddedAreaSearch } from './embedded-view.tsx';

export const areaSearch = defineWidget<object, AreaSearchData>({
  name: 'area-search',
  options: {},
  load: async (_options, api) => {
    const [areas, { Answers }] = await Promise.all([api.get('/api/service-areas'), import('./answers.tsx')]);
    return { areas: asList<ServiceArea>(areas), Answers };
  },
  View: EmbeddedAreaSearch,
});
