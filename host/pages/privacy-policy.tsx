import sheet from 'sheet:./privacy-policy.tsx';
import { definePage } from '../page.ts';

export const privacyPolicy = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>privacy-policy</h1>,
});
