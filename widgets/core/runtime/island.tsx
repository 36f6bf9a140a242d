import { hydrate } from 'preact';
import { business } from '../../../catalogue/business.ts';
import './survive-translation.ts';
import { emitFrom, sessionDraft, type Widget, type WidgetHost } from './define-widget.ts';

/** Our policy allows no other sheet; iOS before 16.4 cannot adopt one in documents. */
function adopt(css: string): void {
  const [sheet] = document.styleSheets;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}

/**
 * What a page's script calls with the island's element, whose `data-id` and `data-props` are the widget's props.
 * @param onPage further props, which embeds do not have
 */
export const islandOf =
  <Options, Data>({ name, View }: Widget<Options, Data>, onPage?: object) =>
  (element: HTMLElement, whenIdle?: WidgetHost['whenIdle']): void => {
    const { id, props = '{}' } = element.dataset;
    const emit = emitFrom(element);
    window.recordedActions ??= [];
    const host: WidgetHost = {
      apiOrigin: location.origin,
      page: location.pathname,
      storage: () => sessionStorage,
      actions: window.recordedActions,
      whenIdle,
      adopt,
      draft: sessionDraft(`${business.namespace}:${name}`),
      words: (english) => english,
      emit,
    };
    // Typed for React, built on preact.
    hydrate((<View {...JSON.parse(props)} {...{ id, host }} {...onPage} />) as never, element);
    emit('ready');
  };
