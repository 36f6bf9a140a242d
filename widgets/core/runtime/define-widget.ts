import type { ComponentType } from 'react';
import type { Api } from '../data/api.ts';
import type { Draft } from './draft.ts';
import type { OptionTable } from './options.ts';

export interface WidgetHost {
  /** `site`: in the light DOM of our pages. `embed`: in a shadow root on another site. */
  place: 'site' | 'embed';
  /** Of `/api`. */
  apiOrigin: string;
  /** Only on our pages. */
  whenIdle?: ((run: () => Promise<unknown>) => void) | undefined;
  /** Has the options as attributes. Only in embeds. */
  element?: HTMLElement;
  adopt(css: string): void;
  /** Survives a reload on our own pages, and removal of the element on other sites. */
  draft: Draft;
  /** A removed embed stays mounted until it settles. */
  sending?: Promise<unknown>;
  /** Dispatches `brushline:{name}`, never with typed text. False if a listener canceled it. */
  emit(name: 'ready' | 'submit' | 'success' | 'error', detail?: Record<string, unknown>): boolean;
}

export interface WidgetProps<Options, Data> {
  /** Unique on the page; every id in the view starts with it. */
  id: string;
  options: Options;
  /** From the server; undefined in embeds. */
  data: Data | undefined;
  host: WidgetHost;
  load?: Load<Options, Data> | undefined;
}

export type Load<Options, Data> = (options: Options, api: Api) => Promise<Data>;

export interface Widget<Options, Data = unknown> {
  /** `estimate-form` makes `/widgets/v1/estimate-form.js` and `<brushline-estimate-form>`. */
  name: string;
  options: OptionTable<Options>;
  /** Called if the server has not rendered the widget. */
  load?: Load<Options, Data>;
  View: ComponentType<WidgetProps<Options, Data>>;
}

/** The build derives its stylesheet from the view's imports. */
export const defineWidget = <Options, Data = undefined>(widget: Widget<Options, Data>): Widget<Options, Data> => widget;
