import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { button, lettering } from '../../core/ui/parts.css.ts';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';
import { figures, place } from '../view.css.ts';

const { color } = theme;
const small = '(max-width: 640px)';

/** As wide as the page, at the bottom of the window. Dark in both themes. */
export const tray = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  containerType: 'inline-size',
  background: brand.colors.night,
  color: '#fff',
  borderTop: `3px solid ${color.brass}`,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${tray} > [role=alert]`, {
  margin: 0,
  padding: '12px 16px 0',
  textAlign: 'center',
  fontSize: lightTheme.text.small,
});
/** Before a script has loaded. */
export const plain = style({});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 12px',
  boxSizing: 'border-box',
  width: `var(${place.width}, calc(100% - 32px))`,
  minHeight: 80,
  marginInline: 'auto',
  paddingBlock: 8,
  '@container': { [small]: { columnGap: 8 } },
});
export const badge = style({
  margin: 0,
  marginInlineEnd: 'auto',
  ...lettering,
  fontSize: 20,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  ...figures,
  '@container': { [small]: { fontSize: 17 } },
});
globalStyle(`${row} .${button}`, {
  whiteSpace: 'nowrap',
  '@container': { [small]: { flex: '1 0 100%' } },
});

export const strip = style({
  display: 'flex',
  flex: 100,
  gap: 2,
  marginInlineStart: 12,
  height: 36,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { '(max-width: 900px)': { display: 'none' } },
});
globalStyle(`${strip} li`, { flex: 1, minWidth: 0, maxWidth: 56, outline: '1px solid #ffffff40' });
globalStyle(`${strip} svg`, { display: 'block', width: '100%', height: '100%' });

/** Text buttons next to the one red button. */
export const quietButton = style({
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '10px 12px',
  border: 0,
  borderRadius: theme.radius,
  background: 'none',
  color: '#fff',
  fontFamily: 'inherit',
  fontSize: lightTheme.text.small,
  fontWeight: 600,
  lineHeight: '24px',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.22em',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded=true]': { background: '#ffffff26' } },
  '@container': { [small]: { paddingInline: 6, fontSize: lightTheme.text.tiny } },
});
globalStyle(`${tray} :focus-visible`, { outline: `3px solid ${brand.darkColors.focus}`, outlineOffset: 2 });
