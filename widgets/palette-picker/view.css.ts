import { style } from '@vanilla-extract/css';
import { business } from '../../catalogue/business.ts';
import { shownWithoutHas } from '../core/ui/controls.css.ts';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

/** Set by the surrounding page: the width, and how far the scrolling row may extend beyond it. */
export const place = { width: `--${business.initials}-width`, bleed: `--${business.initials}-bleed` } as const;

export const root = style({
  isolation: 'isolate',
  color: theme.color.ink,
  fontSize: lightTheme.text.body,
  lineHeight: 1.6,
});

export const frame = style({ containerType: 'inline-size', width: `var(${place.width}, 100%)`, marginInline: 'auto' });

export const middle = '(max-width: 1048px)';
export const narrow = '(max-width: 924px)';
export const phone = '(max-width: 590px)';

export const bareButton = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** A radio button that its label shows. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '@supports': shownWithoutHas,
} as const;

export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
