import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';
import { barHeight, narrow } from './dimensions.ts';

const { color, font, text } = theme;

export const menu = style({
  display: 'flex',
  gap: 'min(5vw - 40px, 26px)',
  marginLeft: 'auto',
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${menu} > :is(a, button)`, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: barHeight,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: `600 ${text.tiny}/1.3 ${font.text}`,
  letterSpacing: '.06em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${menu} > :is(:hover, [aria-current], :has(+ :popover-open))`, {
  boxShadow: `inset 0 -3px ${color.brass}`,
});
/** The property is not in the style types yet. */
const anchor = { anchorName: '--services' };
globalStyle(`${menu} > :first-child`, anchor);

const unused = ':not(:hover, :focus-within)';
const closed = `${unused} + &${unused}`;
export const panel = style({
  position: 'fixed',
  inset: `${barHeight} auto auto`,
  maxHeight: `calc(100% - ${barHeight})`,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  border: `1px solid ${color.lineStrong}`,
  borderTop: `3px solid ${color.brass}`,
  background: color.white,
  // Browsers without popovers show it while its button or itself has the pointer or the focus.
  '@supports': { 'not selector(:popover-open)': { selectors: { [closed]: { display: 'none' } } } },
});

export const servicesPanel = style({
  left: '38%',
  width: 240,
  padding: '8px 24px',
  '@supports': { '(anchor-name: --a)': { left: 'calc(anchor(--services left) - 24px)' } },
});

export const areasPanel = style({
  right: 'max(min(5vw, .6rem + 2.4vw, 3rem), 50% - 37.5rem)',
  width: 'min(100% - 36px, 928px)',
});
export const columns = style({ display: 'flex', justifyContent: 'space-between', gap: 32, padding: '24px 32px' });
globalStyle(`${columns} p`, { borderBottom: `1px solid ${color.line}` });
globalStyle(`${areasPanel} > a`, {
  justifyContent: 'end',
  paddingRight: 32,
  borderTop: `1px solid ${color.line}`,
  background: color.sand,
  fontWeight: 600,
});
