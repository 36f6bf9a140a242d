import sheet from 'sheet:./service-areas.tsx';
import { definePage } from '../page.ts';

export const serviceAreas = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>service-areas</h1>,
});
