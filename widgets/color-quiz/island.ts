import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { hydrateIsland } from '../core/runtime/island.tsx';
import { colorQuiz } from './on-page.tsx';

export const start = (element: HTMLElement, whenIdle?: WidgetHost['whenIdle']) =>
  hydrateIsland(colorQuiz, element, whenIdle);
