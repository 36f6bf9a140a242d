import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { button, lettering } from '../core/ui/parts.css.ts';
import { bareList, covering, inRow, inside, plainButton, screenOnly, square, wrapRow } from '../core/ui/shapes.ts';
import { bold, edge, px, radius, sized } from '../core/ui/theme.css.ts';
import { figures, place } from './view.css.ts';

const small = '(max-width: 640px)';
const twoLines = '(max-width: 1120px)';
const short = '(max-width: 1270px)';
// A phone on its side: the tray has one line.
const low = '(max-height: 480px) and (min-width: 640px)';

export const tray = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  containerType: 'inline-size',
  background: brand.colors.night,
  color: '#fff',
  borderTop: edge.brass,
  ...screenOnly,
});
globalStyle(`${tray} > [role=alert]`, { margin: 0, padding: '12px 16px 0', textAlign: 'center', fontSize: px.small });
globalStyle(`${tray} > [role=alert] a`, { color: 'inherit', overflowWrap: 'anywhere' });
export const lazyParts = style({ display: 'contents' });
export const plain = style({});

export const row = style({
  ...wrapRow('4px 8px', 'center'),
  justifyContent: 'flex-end',
  width: `var(${place.width}, calc(100% - 32px))`,
  minHeight: 80,
  marginInline: 'auto',
  paddingBlock: 8,
  '@container': { [small]: { justifyContent: 'space-between', columnGap: 4 } },
  '@media': { [low]: { flexWrap: 'nowrap', minHeight: 0, paddingBlock: 0 } },
});
export const badge = style({
  margin: 0,
  marginInlineEnd: 'auto',
  ...lettering,
  ...sized(20, 1),
  whiteSpace: 'nowrap',
  ...figures,
  '@container': { [twoLines]: { order: -1 }, [small]: { flexBasis: '100%', fontSize: 16 } },
  '@media': { [low]: { fontSize: 16, order: 0 } },
});
inside(row, {
  [`.${button}`]: { gap: 0, paddingInline: 'clamp(12px, 1.4vw, 18px)', whiteSpace: 'pre-wrap' },
  [`.${button} span`]: { '@container': { [short]: { display: 'none' } }, '@media': { [low]: { display: 'none' } } },
});

export const strip = style({
  flex: '1 1 296px',
  minWidth: 0,
  minHeight: 50,
  ...bareList,
  padding: 3,
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  ...bold(px.tiny),
  '@container': { [twoLines]: { order: -1, flexBasis: 'calc(100% - 140px)' }, [small]: { flexBasis: '100%' } },
  '@media': { [low]: { order: 0, flexBasis: 0 } },
});
inside(strip, {
  li: { position: 'relative', flex: 'none', ...square(44), border: '2px solid #fff' },
  svg: covering,
});
inside(plain, {
  [`.${strip}`]: { flexWrap: 'wrap' },
  li: { ...inRow(8), width: 'auto', paddingInlineEnd: 10, border: 0, background: '#ffffff1f' },
  svg: { position: 'static', width: 32, height: 44 },
});
export const quietButton = style({
  minHeight: 44,
  padding: '10px 4px',
  ...plainButton,
  borderRadius: radius,
  fontFamily: 'inherit',
  ...bold(px.small, '24px'),
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.22em',
  whiteSpace: 'nowrap',
  selectors: { '&:hover, &[aria-expanded=true]': { background: '#ffffff26' } },
  '@container': {
    [small]: { paddingInline: 4, fontSize: px.tiny },
    '(max-width: 340px)': { paddingInline: 0, letterSpacing: '-.02em' },
  },
  '@media': { [low]: { paddingInline: 4, fontSize: px.tiny } },
});
export const moreButton = style([
  quietButton,
  {
    display: 'none',
    minWidth: 44,
    '@container': { [small]: { display: 'block' } },
    '@media': { [low]: { display: 'block' } },
  },
]);
const menu = {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 'calc(100% + 3px)',
  flexDirection: 'column',
  padding: '4px 12px',
  background: brand.colors.night,
} as const;
const actionsAs = (display: 'none' | 'flex') =>
  style({ ...menu, display: 'contents', '@container': { [small]: { display } }, '@media': { [low]: { display } } });
export const actions = actionsAs('none');
export const shownActions = actionsAs('flex');
globalStyle(`${tray} :focus-visible`, { outline: `3px solid ${brand.darkColors.focus}`, outlineOffset: 2 });
