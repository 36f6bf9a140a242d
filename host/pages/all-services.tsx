import sheet from 'sheet:./all-services.tsx';
import { definePage } from '../page.ts';

export const allServices = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>all-services</h1>,
});
