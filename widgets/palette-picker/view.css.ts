import { style } from '@vanilla-extract/css';
import { business } from '../../catalogue/business.ts';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

/** Set by the surrounding page: the width, and how far the scrolling row may extend beyond it. */
export const place = { width: `--${business.initials}-width`, bleed: `--${business.initials}-bleed` } as const;

export const root = style({
  isolation: 'isolate',
  color: theme.color.ink,
  fontSize: lightTheme.text.body,
  lineHeight: 1.6,
});

export const frame = style({
  containerType: 'inline-size',
  width: `var(${place.width}, 100%)`,
  marginInline: 'auto',
});

export const middle = '(max-width: 1048px)';
export const narrow = '(max-width: 924px)';
export const phone = '(max-width: 590px)';

export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
