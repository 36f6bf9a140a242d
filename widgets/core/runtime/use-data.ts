import { useEffect, useState } from 'react';
import { createApi } from './api.ts';
import type { WidgetProps } from './define-widget.ts';

/** Data, or why there is none: it is on its way, or did not come. */
export type Loaded<Data> = Data | 'loading' | 'failed';

/**
 * What a widget shows. Data that the server has rendered wins and nothing is asked; else the definition's `load` is
 * called, once: no retry, no polling, no second look. A failure is logged and told by `brushline:error`.
 * @param isWanted false puts the call off until a visitor needs it
 */
export function useData<Options, Data extends object>(
  { data, options, host, load }: WidgetProps<Options, Data>,
  isWanted = true,
): Loaded<Data> {
  const [state, become] = useState<Loaded<Data>>(data ?? 'loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: options that change later choose among what is here.
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
