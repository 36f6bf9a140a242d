import { defineWidget } from '../core/runtime/define-widget.ts';
import type { AreaSearchOnPage } from './data.ts';
import { AreaSearch } from './view.tsx';

export const areaSearch = defineWidget<object, AreaSearchOnPage>({
  name: 'area-search',
  options: {},
  View: AreaSearch,
});
