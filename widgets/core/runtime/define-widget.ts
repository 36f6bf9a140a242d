import type { ComponentType } from 'react';
import type { Api } from './api.ts';
import type { Draft } from './draft.ts';
import type { OptionTable } from './options.ts';

/** Where a widget stands, and what it may ask of that place. */
export interface WidgetHost {
  /** `site`: server-rendered on a page of ours, in the light DOM. `embed`: in a shadow root on a stranger's page. */
  place: 'site' | 'embed';
  /** Origin of `/api`, for `createApi`. */
  apiOrigin: string;
  /** Runs something once the page is loaded and the browser is idle. Only on pages of ours. */
  whenIdle?: ((run: () => Promise<unknown>) => void) | undefined;
  /** Survives a reload on our own pages, a removal from the page elsewhere. */
  draft: Draft;
  /**
   * Tells the page what happened, as a `brushline:{name}` event on the widget's element (on embeds: composed and
   * bubbling). Never carries what a visitor typed.
   * @returns false when a listener cancelled it
   */
  emit(name: 'ready' | 'submit' | 'success' | 'error', detail?: Record<string, unknown>): boolean;
}

export interface WidgetProps<Options, Data> {
  /** Unique on the page; every id in the view starts with it. */
  id: string;
  options: Options;
  /** What the server rendered with; undefined in embeds. */
  data: Data | undefined;
  host: WidgetHost;
  /** The definition's own, for `useData`. */
  load?: Load<Options, Data> | undefined;
}

/** Asks the API for what a widget shows; rejects when there is none to be had. */
export type Load<Options, Data> = (options: Options, api: Api) => Promise<Data>;

/** All that there is to say about a widget; mounts, files and elements are derived from it. */
export interface Widget<Options, Data = unknown> {
  /** `estimate-form` makes `/widgets/v1/estimate-form.js` and `<brushline-estimate-form>`. */
  name: string;
  /** What attributes, properties, `data-*` and `mount()` may say. Pages of ours give the options as they are. */
  options: OptionTable<Options>;
  /** Where the data comes from when no server has rendered the widget. Absent for those that need none. */
  load?: Load<Options, Data>;
  View: ComponentType<WidgetProps<Options, Data>>;
}

/** Names a widget. The sheet is not part of it: the build derives it from what the view imports. */
export const defineWidget = <Options, Data = undefined>(widget: Widget<Options, Data>): Widget<Options, Data> => widget;
