import sheet from 'sheet:./service-area-not-found.tsx';
import { definePage } from '../page.ts';

export const serviceAreaNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => ({}),
  View: () => <h1>service-area-not-found</h1>,
});
