import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { apart, media, pinned, square } from '../ui/shapes.ts';
import { inDark } from '../ui/theme.css.ts';

const { colors, darkColors } = brand;
const accent = (color: string) => `var(--${business.namespace}-accent, ${color})`;
const whenPhone = media('(max-width: 640px)');

/** Out of reach of rules like `body > div`. */
globalStyle(':host(div)', { display: 'contents !important' });

export const button = style({
  all: 'unset',
  display: 'inline-block',
  padding: '15px 24px',
  background: accent(colors.barn),
  color: '#fff',
  borderRadius: `var(--${business.namespace}-radius, 3px)`,
  fontWeight: 700,
  fontSize: 17,
  cursor: 'pointer',
  selectors: inDark({ background: accent(darkColors.barn) }),
});
globalStyle(':focus-visible', { outline: `3px solid ${colors.focus}`, outlineOffset: 3 });

export const tab = style([
  button,
  {
    position: 'fixed',
    inset: '36% 0 auto auto',
    zIndex: 1,
    writingMode: 'vertical-rl',
    rotate: '180deg',
    padding: '18px 12px',
    borderRight: `3px solid ${colors.brass}`,
    ...whenPhone({ inset: 'auto 16px 0 auto', writingMode: 'horizontal-tb', rotate: 'none', borderRight: 0 }),
  },
]);

export const dialog = style({
  // Unlike `unset`, also without inherited styles such as `white-space`.
  all: 'initial',
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  width: 'min(760px, 100% - 32px)',
  height: 'fit-content',
  maxHeight: 'calc(100% - 48px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: colors.paper,
  color: colors.ink,
  borderTop: `3px solid ${colors.brass}`,
  selectors: {
    ...inDark({ background: darkColors.paper, color: darkColors.ink, colorScheme: 'dark' }),
    '&:not([open])': { display: 'none' },
    // Browsers without popovers drop every rule that names it.
    '&:popover-open': { display: 'block' },
    '&[open]::backdrop': { background: `${colors.night}9e` },
  },
  ...whenPhone({ inset: 'auto 0 0', width: '100%', maxHeight: '92%' }),
});
export const side = style([
  dialog,
  {
    '@media': {
      '(width > 640px)': {
        inset: '0 0 0 auto',
        margin: 0,
        width: 'min(400px, 100%)',
        height: '100%',
        maxHeight: '100%',
        borderTop: 0,
        borderLeft: `3px solid ${colors.brass}`,
      },
    },
  },
]);
export const full = style([dialog, { ...square('100%'), maxHeight: '100%' }]);

export const head = style({
  position: 'sticky',
  top: 0,
  ...apart,
  alignItems: 'center',
  padding: '8px 8px 8px 24px',
  background: 'inherit',
  fontWeight: 700,
  fontSize: 24,
  // Below the handle.
  ...whenPhone({ paddingTop: 18 }),
});
globalStyle(`${head}::before`, {
  ...pinned('8px 0 auto'),
  width: 44,
  margin: 'auto',
  borderTop: `3px solid ${colors.brass}`,
  ...whenPhone({ content: '""' }),
});
export const close = style({ all: 'unset', padding: '8px 16px', font: '28px/1 system-ui' });

/** Last, to follow `all`. */
globalStyle(':host > *', { fontFamily: `var(--${business.namespace}-font, inherit)`, lineHeight: 1.2 });
