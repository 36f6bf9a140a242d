import { style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { modal } from '../core/ui/parts.css.ts';
import { dimGutter } from '../core/ui/shapes.ts';
import { color } from '../core/ui/theme.css.ts';

const phoneHeight = 'min(100dvh - 16px, 760px)';

export const dialog = style({
  width: 'min(100% - 16px, 1152px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 16px)',
  ...modal,
  background: color.white,
  overflow: 'auto',
  // On phones no question moves the buttons.
  '@media': { '(max-width: 496px)': { height: phoneHeight } },
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: `${brand.colors.night}a8` } },
});
dimGutter(dialog);
export const wideDialog = style([dialog, { width: 'min(100% - 16px, 1200px)' }]);
