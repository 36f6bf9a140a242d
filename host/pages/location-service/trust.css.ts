import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone, size } from '../../components/layout/base.css.ts';

const { color, font } = theme;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2rem',
  margin: 0,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${facts} dt`, {
  marginBottom: '.75rem',
  paddingBottom: '.6rem',
  borderBottom: `3px solid ${color.brass}`,
  font: `680 ${size.h3}/1.2 ${font.display}`,
});
globalStyle(`${facts} dd`, { margin: 0 });
