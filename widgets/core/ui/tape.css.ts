import { style } from '@vanilla-extract/css';
import { bold, color, px } from './theme.css.ts';

export const tape = style({
  display: 'inline-block',
  margin: '0 0 16px -6px',
  padding: '5px 15px 5px 14px',
  background: color.tape,
  color: '#fff',
  ...bold(px.tiny, 1.3),
  letterSpacing: '.07em',
  textTransform: 'uppercase',
  rotate: '-.8deg',
  clipPath:
    'polygon(0 0, 100% 0, calc(100% - 4px) 18%, 100% 34%, calc(100% - 4px) 52%, 100% 70%, calc(100% - 4px) 86%, 100% 100%, 0 100%, 4px 86%, 0 70%, 4px 52%, 0 34%, 4px 18%)',
});
