import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';

const { color } = theme;

export const photoList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 150px))',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${photoList} a`, { display: 'block', lineHeight: 0 });
globalStyle(`${photoList} img`, {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.line,
});
