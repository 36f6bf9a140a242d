import sheet from 'sheet:./services.tsx';
import { definePage } from '../page.ts';

export const services = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>services</h1>,
});
