import type { ComponentType } from 'react';
import type { Api } from '../data/api.ts';
import type { Draft } from './draft.ts';
import type { OptionTable } from './options.ts';

/** The environment of a widget, and the services it provides. */
export interface WidgetHost {
  /** `site`: server-rendered on one of our pages, in the light DOM. `embed`: in a shadow root on another site. */
  place: 'site' | 'embed';
  /** Origin of `/api`, for `createApi`. */
  apiOrigin: string;
  /** Runs a task once the page has loaded and the browser is idle. Only on our pages. */
  whenIdle?: ((run: () => Promise<unknown>) => void) | undefined;
  /** The element on the embedding page, with its options as attributes. Only in embeds. */
  element?: HTMLElement;
  /** Adds the stylesheet of a lazily loaded part. */
  adopt(css: string): void;
  /** Survives a reload on our own pages, and removal of the element on other sites. */
  draft: Draft;
  /** In embeds, what is being sent: until it settles, the widget stays mounted even if its element is removed. */
  sending?: Promise<unknown>;
  /**
   * Notifies the page with a `brushline:{name}` event on the widget's element (in embeds composed and bubbling). Never
   * contains typed text.
   * @returns false if a listener canceled it
   */
  emit(name: 'ready' | 'submit' | 'success' | 'error', detail?: Record<string, unknown>): boolean;
}

export interface WidgetProps<Options, Data> {
  /** Unique on the page; every id in the view starts with it. */
  id: string;
  options: Options;
  /** The data that the server rendered with; undefined in embeds. */
  data: Data | undefined;
  host: WidgetHost;
  /** The definition's `load`, for `useData`. */
  load?: Load<Options, Data> | undefined;
}

/** Loads a widget's data from the API; rejects on failure. */
export type Load<Options, Data> = (options: Options, api: Api) => Promise<Data>;

/** The complete definition of a widget; mounts, files and elements are derived from it. */
export interface Widget<Options, Data = unknown> {
  /** `estimate-form` makes `/widgets/v1/estimate-form.js` and `<brushline-estimate-form>`. */
  name: string;
  /** The options for attributes, properties, `data-*` and `mount()`. Our pages pass them directly. */
  options: OptionTable<Options>;
  /** Loads the data if the server has not rendered the widget. Absent if it needs none. */
  load?: Load<Options, Data>;
  View: ComponentType<WidgetProps<Options, Data>>;
}

/** Defines a widget. The build derives its stylesheet from the imports of the view. */
export const defineWidget = <Options, Data = undefined>(widget: Widget<Options, Data>): Widget<Options, Data> => widget;
