import { style } from '@vanilla-extract/css';
import { business } from '../../catalogue/business.ts';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

/**
 * Properties that the surrounding page can set: the palette's width, and how far its scrolling row may extend beyond
 * that.
 */
export const place = { width: `--${business.initials}-width`, bleed: `--${business.initials}-bleed` } as const;

/** Isolates the palette's stacking order; the tray is on top. */
export const root = style({
  isolation: 'isolate',
  color: theme.color.ink,
  fontSize: lightTheme.text.body,
  lineHeight: 1.6,
});

/** The container whose width determines the layout. */
export const frame = style({
  containerType: 'inline-size',
  width: `var(${place.width}, 100%)`,
  marginInline: 'auto',
});

/** Widths of the frame at which its layout changes. */
export const middle = '(max-width: 1048px)';
export const narrow = '(max-width: 924px)';
export const phone = '(max-width: 590px)';

export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
