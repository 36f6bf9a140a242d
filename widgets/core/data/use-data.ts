import { useEffect, useState } from 'react';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { createApi } from './api.ts';

export type Loaded<Data> = Data | 'loading' | 'failed';

/** Calls `load` at most once; a failure is logged and emitted. */
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
