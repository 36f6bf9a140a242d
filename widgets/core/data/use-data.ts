import { useEffect, useState } from 'react';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { createApi } from './api.ts';

/** Data, or why there is none: it is loading, or failed. */
export type Loaded<Data> = Data | 'loading' | 'failed';

/**
 * The data of a widget. Data that the server has rendered wins and nothing is loaded; otherwise the definition's `load`
 * is called, once: no retry, no polling, no refetch. A failure is logged and reported by `brushline:error`.
 * @param isWanted false defers the call until a visitor needs it
 */
export function useData<Options, Data extends object>(
  { data, options, host, load }: WidgetProps<Options, Data>,
  isWanted = true,
): Loaded<Data> {
  const [state, become] = useState<Loaded<Data>>(data ?? 'loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: options that change later filter what is loaded.
  useEffect(() => {
    if (data || !isWanted) return;
    load?.(options, createApi(host.apiOrigin)).then(become, (error) => {
      console.error(error);
      become('failed');
      host.emit('error', { message: 'The widget could not load its content' });
    });
  }, [isWanted]);
  return state;
}
