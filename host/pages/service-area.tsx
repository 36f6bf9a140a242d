import sheet from 'sheet:./service-area.tsx';
import { definePage } from '../page.ts';

export const serviceArea = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>service-area</h1>,
});
