import { business } from '../../../catalogue/business.ts';
import type { WidgetHost } from './define-widget.ts';

export const emitFrom =
  (element: EventTarget): WidgetHost['emit'] =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(`${business.namespace}:${name}`, { bubbles: true, composed: true, cancelable: true, detail }),
    );
