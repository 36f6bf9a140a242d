import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { apart, covering, flexColumn, media, pinned } from '../ui/shapes.ts';
import { color, edge, inDark, sized } from '../ui/theme.css.ts';

const { colors, darkColors } = brand;
const phone = '(width <= 640px)';
const whenBesidePicture = media('(width >= 1000px)');
const bandWidth = 220;
const pageBandWidth = 'max(0px, 100% - 760px)';
const barHeight = 48;

/** Not a grid: WebKit stretches one to the dialog's maximum height. */
export const panel = style({ overflow: 'hidden', selectors: { '&:is([open], :popover-open)': flexColumn } });
export const popup = style(whenBesidePicture({ width: 'min(960px, 100% - 32px)', paddingLeft: bandWidth }));
export const page = style({ '@media': { [phone]: { maxHeight: '100%' } } });
globalStyle(`${panel} p`, { margin: 0 });

export const intro = style({
  marginTop: 4,
  color: colors.inkSoft,
  ...sized(15, 1.45),
  fontWeight: 400,
  selectors: inDark({ color: darkColors.inkSoft }),
});
export const head = style({
  alignItems: 'flex-start',
  padding: '18px 8px 8px 32px',
  '@media': { '(width <= 731px)': { paddingLeft: 24 }, [phone]: { paddingLeft: 16 } },
});
export const sideHead = style({ paddingLeft: 16 });
globalStyle(`${head} > button`, { marginTop: -4 });
globalStyle(`${page} > ${head}::before`, { display: 'none' });

export const band = style({
  display: 'none',
  ...pinned('0 auto 0 0'),
  width: bandWidth,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  background: colors.bay,
  color: colors.white,
  ...whenBesidePicture({ display: 'flex' }),
});
globalStyle(`${page} > ${band}`, { top: barHeight, width: pageBandWidth });
globalStyle(`${page} > ${band} p`, { display: 'none' });
export const picture = style({ position: 'relative', flex: 1 });
globalStyle(`${picture} svg`, covering);
globalStyle(`${band} p`, { padding: '16px 18px 20px', ...sized(15, 1.45) });
globalStyle(`${band} b`, { display: 'block' });

export const bar = style({
  ...apart,
  gap: 16,
  padding: '0 24px',
  background: colors.night,
  color: colors.white,
  ...sized(15, `${barHeight}px`),
});
globalStyle(`${bar} button`, {
  all: 'unset',
  overflow: 'hidden',
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

export const scroll = style({ minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' });
globalStyle(`${page} > :not(${bar}, ${band})`, whenBesidePicture({ marginLeft: pageBandWidth }));
/** In the widget's shadow root: keeps the send button in view. */
globalStyle(':host form', { paddingBlock: 0, border: 0, background: color.paper });
globalStyle(':host form > :first-child', { marginTop: 0 });
globalStyle(':host form > :last-child', {
  position: 'sticky',
  bottom: 0,
  padding: '12px 0 16px',
  borderTop: edge.thin,
  background: color.paper,
});

export const reach = style({ display: 'block', ...sized(14, 1.4), marginBottom: 4 });
globalStyle(`${reach} a`, { color: color.bay, fontWeight: 700, whiteSpace: 'nowrap' });
