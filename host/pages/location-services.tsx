import sheet from 'sheet:./location-services.tsx';
import { definePage } from '../page.ts';

export const locationServices = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>location-services</h1>,
});
