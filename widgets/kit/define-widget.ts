import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Api } from './api.ts';

/** Where a widget stands, and what it may ask of that place. */
export interface WidgetHost {
  /** `site`: server-rendered on a page of ours, in the light DOM. `embed`: in a shadow root on a stranger's page. */
  place: 'site' | 'embed';
  api: Api;
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
  /** What `load` brought, or what the server rendered with; undefined while it is on its way. */
  data: Data | undefined;
  host: WidgetHost;
}

/** All that there is to say about a widget; mounts, files and elements are derived from it. */
export interface Widget<Schema extends GenericSchema = GenericSchema, Data = unknown> {
  /** `estimate-form` makes `/widgets/v1/estimate-form.js` and `<brushline-estimate-form>`. */
  name: string;
  /** Attributes, `data-*`, `mount()` and server props all go through this; every option has a default. */
  options: Schema;
  /** What it needs from `/api` when nobody has rendered it yet; absent where nothing is needed. */
  load?: (options: InferOutput<Schema>, api: Api) => Promise<Data>;
  View: ComponentType<WidgetProps<InferOutput<Schema>, Data>>;
}

/** Names a widget. The sheet is not part of it: the build derives it from what the view imports. */
export function defineWidget<Schema extends GenericSchema, Data = undefined>(
  widget: Widget<Schema, Data>,
): Widget<Schema, Data> {
  return widget;
}
