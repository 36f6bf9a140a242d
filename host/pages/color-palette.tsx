import sheet from 'sheet:./color-palette.tsx';
import { definePage } from '../page.ts';

export const colorPalette = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>color-palette</h1>,
});
