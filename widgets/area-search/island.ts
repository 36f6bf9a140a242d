import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { hydrateIsland } from '../core/runtime/island.tsx';
import { areaSearch } from './on-page.tsx';

export const start = (element: HTMLElement, whenIdle?: WidgetHost['whenIdle']) =>
  hydrateIsland(areaSearch, element, whenIdle);
