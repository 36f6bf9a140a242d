import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { hydrateIsland } from '../core/runtime/island.tsx';
import { testimonials } from './widget.tsx';

export const start = (element: HTMLElement, whenIdle?: WidgetHost['whenIdle']) =>
  hydrateIsland(testimonials, element, whenIdle);
