import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../../components/layout/base.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 30rem)',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '0 3rem',
  paddingBlock: 'clamp(2rem, 1rem + 3vw, 3.5rem) 1.5rem',
  borderBottom: `3px solid ${theme.color.brass}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${head} p:last-child`, { margin: '.5rem 0 0' });
