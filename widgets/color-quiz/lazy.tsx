import sheet from 'sheet:./lazy.tsx';

export { Primer } from './hints/primer.tsx';
export { Results } from './results/results.tsx';
export const css = sheet;
