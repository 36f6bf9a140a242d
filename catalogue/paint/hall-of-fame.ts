import { paintColor } from './paint-colors.ts';

/** Benjamin Moore’s colors of the years 2020–2025. */
export const hallOfFame = [
  { year: 2020, color: paintColor('Benjamin Moore', '2102-70') },
  { year: 2021, color: paintColor('Benjamin Moore', '2136-40') },
  { year: 2022, color: paintColor('Benjamin Moore', '1495') },
  { year: 2023, color: paintColor('Benjamin Moore', '2008-30') },
  { year: 2024, color: paintColor('Benjamin Moore', '825') },
  { year: 2025, color: paintColor('Benjamin Moore', '2113-40') },
] as const;
