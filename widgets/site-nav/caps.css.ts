import { style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';

export const caps = style({
  margin: 0,
  font: `600 ${theme.text.tiny}/1.3 ${theme.font.text}`,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
});
