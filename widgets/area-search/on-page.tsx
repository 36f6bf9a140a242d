import { defineWidget } from '../core/runtime/define-widget.ts';
import type { FinderData } from './data.ts';
import { Finder } from './finder.tsx';

/** The search on the page with the list of areas. */
export const areaSearch = defineWidget<object, FinderData>({ name: 'area-search', options: {}, View: Finder });
