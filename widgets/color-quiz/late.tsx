import sheet from 'sheet:./late.tsx';

/** What is not needed for the first question. */
export { Primer } from './primer.tsx';
export { Results } from './results.tsx';
export const css = sheet;
