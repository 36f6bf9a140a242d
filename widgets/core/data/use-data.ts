import { useEffect, useState } from 'react';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { createApi } from './api.ts';

/** Data, or why there is none: it is loading, or failed. */
export type Loaded<Data> = Data | 'loading' | 'failed';

/**
 * A widget's data: the data that the server rendered with, or else the result of one call of the definition's `load`,
 * without retries or polling. A failure is logged and reported by `brushline:error`.
 * @param isWanted false defers the call until a visitor needs it
 */
export function useData<Options, Data extends object>(
  { data, options, host, load }: WidgetProps<Options, Data>,
  isWanted = true,
): Loaded<Data> {
  const [state, become] = useState<Loaded<Data>>(data ?? 'loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: later option changes only filter the loaded data.
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
