import { defineWidget } from '../core/runtime/define-widget.ts';
import type { AreaSearchOnPage } from './data.ts';
import { AreaSearch } from './view.tsx';

/** The search on the page with the list of areas. */
export const areaSearch = defineWidget<object, AreaSearchOnPage>({
  name: 'area-search',
  options: {},
  View: AreaSearch,
});
