import { hydrate } from 'preact';
import { business } from '../../../catalogue/business.ts';
import './survive-translation.ts';
import type { Widget, WidgetHost } from './define-widget.ts';
import { sessionDraft } from './draft.ts';
import { emitFrom } from './emit.ts';

/**
 * Hydrates a server-rendered widget on our pages, in place. Its props are in `data-id` and `data-props`.
 * @param whenIdle the page's function that defers work until it is loaded and idle
 */
export function hydrateIsland<Options, Data>(
  { name, load, View }: Widget<Options, Data>,
  element: HTMLElement,
  whenIdle?: WidgetHost['whenIdle'],
): void {
  const { id, props = '{}' } = element.dataset;
  const emit = emitFrom(element);
  const host: WidgetHost = {
    place: 'site',
    apiOrigin: location.origin,
    whenIdle,
    draft: sessionDraft(`${business.namespace}:${name}`),
    emit,
  };
  // Typed for React, built on preact.
  hydrate((<View {...JSON.parse(props)} {...{ id, host, load }} />) as never, element);
  emit('ready');
}
