import { createStore } from 'zustand/vanilla';
import type { NumberRange, Numbers } from '../../../catalogue/contracts/admin/reports.ts';
import type { OfficeApi } from '../admin-api.ts';

export interface NumbersState {
  range: NumberRange;
  status: 'loading' | 'here' | 'failed';
  /** The last that came; while others are on their way it stays. */
  numbers: Numbers | undefined;
}

export function createNumbers(api: Pick<OfficeApi, 'get'>) {
  const store = createStore<NumbersState>(() => ({ range: 30, status: 'loading', numbers: undefined }));

  async function show(range = store.getState().range): Promise<void> {
    store.setState({ range, status: 'loading' });
    const isWanted = () => store.getState().range === range;
    try {
      const numbers = await api.get<Numbers>(`/numbers?range=${range}`);
      if (isWanted()) store.setState({ status: 'here', numbers });
    } catch (error) {
      console.error(error);
      if (isWanted()) store.setState({ status: 'failed' });
    }
  }
  return { store, show };
}
