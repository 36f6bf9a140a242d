import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { lettering } from './parts.css.ts';
import { framed, noFrame, plainButton, spaced, square } from './shapes.ts';
import { color, px, sized } from './theme.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

/** Screen readers announce only changes of existing live regions. */
export const region = style({
  display: 'block',
  position: 'fixed',
  inset: 'auto 0 16px',
  width: 'min(416px, 100% - 32px)',
  ...noFrame,
  margin: '0 16px 0 auto',
  background: 'none',
  overflow: 'visible',
  // At the bottom of a phone it would cover the button just pressed.
  '@media': { '(max-width: 480px)': { inset: '16px 0 auto' } },
});

export const paper = style({
  position: 'relative',
  ...spaced(2),
  padding: '16px 24px',
  paddingInlineEnd: 60,
  ...framed,
  borderInlineStart: `6px solid ${color.ok}`,
  color: color.ink,
  ...sized(px.body, 1.4),
  touchAction: 'pan-y',
  userSelect: 'none',
  animation: `${rise} .2s`,
});

export const destructive = style([paper, { borderInlineStartColor: color.error }]);

globalStyle(`${paper} strong`, { ...lettering, fontSize: 18 });
globalStyle(`${destructive} strong`, { color: color.error });

export const shut = style({
  position: 'absolute',
  insetInlineEnd: 6,
  top: 6,
  ...square(44),
  ...plainButton,
  selectors: { '&::before': { content: '"×"', font: '30px/1 sans-serif' } },
});
