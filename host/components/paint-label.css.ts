import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../widgets/core/ui/theme.css.ts';
import { paperCard } from './layout/rules.ts';

const { color, text } = theme;

export const label = style({
  position: 'relative',
  display: 'inline-block',
  margin: 0,
  padding: '.5rem .85rem .55rem 3.85rem',
  ...paperCard,
  color: color.inkSoft,
  fontSize: text.tiny,
  lineHeight: 1.3,
});
globalStyle(`${label} svg`, { position: 'absolute', inset: 0, width: '3rem', height: '100%' });
globalStyle(`${label} b`, { display: 'block', fontSize: text.small, color: color.ink });
