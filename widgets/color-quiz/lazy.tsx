import sheet from 'sheet:./lazy.tsx';

/** Everything that is not needed for the first question. */
export { Primer } from './hints/primer.tsx';
export { Results } from './results/results.tsx';
export const css = sheet;
