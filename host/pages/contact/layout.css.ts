import { style } from '@vanilla-extract/css';
import { narrow } from '../../components/layout/base.css.ts';

/** The message form, the facts beside it; below 62 rem one under the other. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 21rem)',
  gap: '3rem clamp(2rem, 4.5vw, 3.5rem)',
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5rem) clamp(3.5rem, 2.4rem + 5vw, 7rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
