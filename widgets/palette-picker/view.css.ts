import { style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

/** What the page around may say: how wide the palette is, and how far what is pushed sideways may bleed out of that. */
export const place = { width: '--bl-width', bleed: '--bl-bleed' } as const;

/** What lies over what here is a matter of the palette alone: the tray stays above all. */
export const root = style({
  isolation: 'isolate',
  color: theme.color.ink,
  fontSize: lightTheme.text.body,
  lineHeight: 1.6,
});

/** What the layout asks for its width. */
export const frame = style({
  containerType: 'inline-size',
  width: `var(${place.width}, 100%)`,
  marginInline: 'auto',
});

/** Widths of the frame at which its layout turns. */
export const middle = '(max-width: 1048px)';
export const narrow = '(max-width: 924px)';
export const phone = '(max-width: 590px)';

export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
