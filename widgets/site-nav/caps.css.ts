import { style } from '@vanilla-extract/css';
import { font, text } from '../core/ui/theme.css.ts';

export const caps = style({
  margin: 0,
  font: `600 ${text.tiny}/1.3 ${font.text}`,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
});
