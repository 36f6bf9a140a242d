import { style } from '@vanilla-extract/css';
import { tooltipWords } from './controls.css.ts';
import { noFrame } from './shapes.ts';

/** Its edge touches its anchor, so that the pointer can move onto it. */
export const tip = style({
  position: 'fixed',
  inset: '0 auto auto 0',
  width: 'max-content',
  maxWidth: 'min(288px, 100vw - 16px)',
  ...noFrame,
  padding: '6px 0',
  background: 'none',
  overflow: 'visible',
});

export const words = style(tooltipWords);
