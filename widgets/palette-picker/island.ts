import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { hydrateIsland } from '../core/runtime/island.tsx';
import { palettePicker } from './on-page.tsx';

export const start = (element: HTMLElement, whenIdle?: WidgetHost['whenIdle']) =>
  hydrateIsland(palettePicker, element, whenIdle);
