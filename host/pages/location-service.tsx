import sheet from 'sheet:./location-service.tsx';
import { definePage } from '../page.ts';

export const locationService = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>location-service</h1>,
});
