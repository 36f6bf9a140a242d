import sheet from 'sheet:./location-service-not-found.tsx';
import { definePage } from '../page.ts';

export const locationServiceNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => ({}),
  View: () => <h1>location-service-not-found</h1>,
});
