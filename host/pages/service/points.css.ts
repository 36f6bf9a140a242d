import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';

const { color } = theme;

export const list = style({ marginTop: '1.5rem', borderTop: `3px solid ${color.brass}` });
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13.5rem) 1fr',
  gap: '.25rem 2rem',
  alignItems: 'baseline',
  paddingBlock: '1.15rem',
  borderBottom: `1px solid ${color.line}`,
  '@media': { 'screen and (max-width: 70rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${point} h3`, { fontSize: '1.2rem' });
globalStyle(`${point} p`, { margin: 0, color: color.inkSoft });
