import { style } from '@vanilla-extract/css';
import { lively } from '../../components/layout/base.css.ts';

export const door = style({ display: 'block', width: '100%', height: 'auto' });
export const leaf = style({
  transformOrigin: '60px 0',
  '@media': { [lively]: { transition: 'transform .25s' } },
  selectors: { 'li:is(:hover, :focus-within) &': { transform: 'scaleX(.86) skewY(1.5deg)' } },
});
