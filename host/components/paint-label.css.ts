import { globalStyle, style } from '@vanilla-extract/css';
import { paperCard, pinned } from '../../widgets/core/ui/shapes.ts';
import { color, soft, text } from '../../widgets/core/ui/theme.css.ts';

export const label = style({
  position: 'relative',
  display: 'inline-block',
  margin: 0,
  padding: '.5rem .85rem .55rem 3.85rem',
  ...paperCard,
  ...soft(text.tiny, 1.3),
});
export const onWall = style({ paddingLeft: '.85rem' });
globalStyle(`${label} svg`, { ...pinned(0), width: '3rem', height: '100%' });
globalStyle(`${label} b`, { display: 'block', fontSize: text.small, color: color.ink });
