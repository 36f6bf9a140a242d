import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { hydrateIsland } from '../core/runtime/island.tsx';
import { admin } from './widget.tsx';

/** Our own pages contain the widget's styles. */
export const start = (element: HTMLElement, whenIdle?: WidgetHost['whenIdle']) =>
  hydrateIsland(admin, element, whenIdle);
