import sheet from 'sheet:./admin.tsx';
import { definePage } from '../page.ts';

export const admin = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>admin</h1>,
});
