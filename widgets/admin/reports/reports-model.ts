import { createStore } from 'zustand/vanilla';
import type { Report, ReportRange } from '../../../catalogue/contracts/admin/reports.ts';
import type { AdminApi } from '../admin-api.ts';

/** In days. */
export const usualRange: ReportRange = 30;

export interface ReportsState {
  range: ReportRange;
  status: 'loading' | 'here' | 'failed';
  numbers: Report | undefined;
}

export function createReports(api: Pick<AdminApi, 'get'>) {
  const store = createStore<ReportsState>(() => ({ range: usualRange, status: 'loading', numbers: undefined }));

  async function show(range = store.getState().range): Promise<void> {
    store.setState({ range, status: 'loading' });
    const isWanted = () => store.getState().range === range;
    try {
      const numbers = await api.get<Report>(`/numbers?range=${range}`);
      if (isWanted()) store.setState({ status: 'here', numbers });
    } catch (error) {
      console.error(error);
      if (isWanted()) store.setState({ status: 'failed' });
    }
  }
  return { store, show };
}
