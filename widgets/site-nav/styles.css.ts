import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { apart, inRow, noFrame, plainLink, spaced, square, tallRow } from '../core/ui/shapes.ts';
import { brassUnderline, color, edge, font, text } from '../core/ui/theme.css.ts';
import { barHeight, drawerWidth, narrow } from './dimensions.ts';

export const links = style({});
globalStyle(`${links} :is(a, summary)`, { ...tallRow(44, 'flex'), ...plainLink, lineHeight: 1.2 });
globalStyle(`${links} p`, { padding: '8px 0', color: color.inkSoft });

export const opener = style({
  cursor: 'pointer',
  '::after': { content: '', ...square(6), marginTop: -4, border: 'solid', borderWidth: '0 2px 2px 0', rotate: '45deg' },
  selectors: { '&:is([open] > *, :has(+ :popover-open))::after': { rotate: '225deg', marginTop: 4 } },
});

export const below = style({ marginTop: 8, paddingTop: 8, borderTop: edge.thin });

const iconButton = style({
  flex: 'none',
  ...square(44),
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  // They would remove gradients.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const call = style({
  ...tallRow(44, 'flex'),
  paddingLeft: 'clamp(11px, 1.4vw, 24px)',
  borderLeft: edge.thin,
  ...plainLink,
  fontWeight: 600,
  fontSize: 'clamp(14px, 1.3vw, 17px)',
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { marginLeft: 'auto', padding: 0, border: 0, fontSize: 'clamp(.8125rem, 3.9vw, 1.0625rem)' },
  },
});

globalStyle(`${links} :is(a:hover, [aria-current]), ${call}:hover`, brassUnderline);

export const burger = style([
  iconButton,
  {
    display: 'none',
    marginRight: -12,
    background: `repeating-linear-gradient(currentColor 0 2px, #0000 0 7px) 50%/20px 16px no-repeat`,
    '@media': { [narrow]: { display: 'block' } },
  },
]);

const slideIn = keyframes({ from: { translate: '100%' } });

export const drawer = style({
  inset: '0 0 0 auto',
  flexDirection: 'column',
  width: drawerWidth.phone,
  height: '100dvh',
  maxHeight: 'none',
  ...noFrame,
  borderLeft: edge.brass,
  background: color.paper,
  color: color.ink,
  animation: `${slideIn} .2s`,
  selectors: {
    '&:is([open], :popover-open)': { display: 'flex' },
    '&::backdrop': { background: `${brand.colors.night}8c` },
  },
  '@media': { '(min-width: 30rem)': { width: drawerWidth.wider } },
});
globalStyle('html:has(:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });

export const head = style({
  ...tallRow(64, 'flex'),
  justifyContent: 'space-between',
  padding: '0 16px 0 24px',
  borderBottom: edge.thin,
  font: `680 24px/1 ${font.display}`,
});

const stroke = (angle: string) => `linear-gradient(${angle}, #0000 48%, currentColor 0 52%, #0000 0)`;
export const close = style([
  iconButton,
  { backgroundImage: `${stroke('45deg')}, ${stroke('135deg')}`, backgroundClip: 'content-box', padding: 12 },
]);

export const content = style({
  flex: 1,
  overflowY: 'auto',
  padding: '16px 24px',
  fontWeight: 600,
});
globalStyle(`${content} details`, { marginBlock: 8, borderBlock: edge.thin });
globalStyle(`${content} summary`, { justifyContent: 'space-between' });
globalStyle(`${content} details > div`, { paddingLeft: 16, borderLeft: `6px solid ${color.line}`, fontWeight: 400 });
globalStyle(`${content} div ul`, { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 8 });

export const foot = style({ ...spaced(10), padding: '16px 24px', borderTop: edge.thin, background: color.white });

export const menu = style({
  display: 'flex',
  gap: 'min(18vw - 172px, 1.2vw)',
  marginLeft: 'auto',
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${menu} > :is(a, button)`, {
  ...inRow(8),
  minHeight: barHeight,
  padding: 0,
  border: 0,
  background: 'none',
  ...plainLink,
  font: `600 clamp(.75rem, 1.17vw, ${text.tiny})/1.3 ${font.text}`,
  letterSpacing: 'clamp(.2px, .3vw - 2.8px, .8px)',
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
  border: edge.strong,
  borderTop: edge.brass,
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
export const columns = style({ ...apart, gap: 32, padding: '24px 32px' });
globalStyle(`${columns} p`, { borderBottom: edge.thin });
globalStyle(`${areasPanel} > a`, {
  justifyContent: 'end',
  paddingRight: 32,
  borderTop: edge.thin,
  background: color.sand,
  fontWeight: 600,
});
