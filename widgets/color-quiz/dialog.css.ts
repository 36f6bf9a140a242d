import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { theme } from '../core/ui/theme.css.ts';

const { color } = theme;

/** A dialog over the page; it scrolls itself, never the page. */
export const dialog = style({
  width: 'min(100% - 16px, 1152px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 16px)',
  padding: 0,
  border: 0,
  borderTop: `3px solid ${color.brass}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: `${brand.colors.night}a8` } },
});
/** The backdrop does not cover the page's empty scroll bar gutter: the background has the backdrop's shade. */
globalStyle(`html:has(.${dialog}:modal)`, { background: '#5f656e' });
export const wideDialog = style([dialog, { width: 'min(100% - 16px, 1200px)' }]);
