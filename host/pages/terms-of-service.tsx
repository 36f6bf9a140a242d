import sheet from 'sheet:./terms-of-service.tsx';
import { definePage } from '../page.ts';

export const termsOfService = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>terms-of-service</h1>,
});
