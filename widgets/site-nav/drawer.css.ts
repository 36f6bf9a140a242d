import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { theme } from '../core/ui/theme.css.ts';
import { iconButton } from './links.css.ts';

const { color, font } = theme;
const slideIn = keyframes({ from: { translate: '100%' } });

export const drawer = style({
  inset: '0 0 0 auto',
  flexDirection: 'column',
  width: 300,
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderLeft: `3px solid ${color.brass}`,
  background: color.paper,
  color: color.ink,
  animation: `${slideIn} .2s`,
  selectors: {
    '&:is([open], :popover-open)': { display: 'flex' },
    '&::backdrop': { background: `${brand.colors.night}8c` },
  },
  '@media': { '(min-width: 30rem)': { width: 400 } },
});
globalStyle('html:has(:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 64,
  padding: '0 16px 0 24px',
  borderBottom: `1px solid ${color.line}`,
  font: `680 24px/1 ${font.display}`,
});

const stroke = (angle: string) => `linear-gradient(${angle}, #0000 48%, ${color.ink} 0 52%, #0000 0)`;
export const close = style([
  iconButton,
  { backgroundImage: `${stroke('45deg')}, ${stroke('135deg')}`, backgroundClip: 'content-box', padding: 12 },
]);

export const content = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px 24px',
  fontWeight: 600,
});
globalStyle(`${content} details`, { marginBlock: 8, borderBlock: `1px solid ${color.line}` });
globalStyle(`${content} summary`, { justifyContent: 'space-between' });
globalStyle(`${content} details > div`, { paddingLeft: 16, borderLeft: `6px solid ${color.line}`, fontWeight: 400 });
globalStyle(`${content} div ul`, { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 8 });

export const foot = style({ padding: '16px 24px', borderTop: `1px solid ${color.line}`, background: color.white });
globalStyle(`${foot} a`, { width: '100%' });
