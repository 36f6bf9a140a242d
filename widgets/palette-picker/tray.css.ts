import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { button, lettering } from '../core/ui/parts.css.ts';
import { bareButton, bareList, inRow, inside, plainButton, screenOnly, square, wrapRow } from '../core/ui/shapes.ts';
import { bold, edge, font, px, radius, sized } from '../core/ui/theme.css.ts';
import { figures, middle, place } from './view.css.ts';

const small = '(max-width: 640px)';

/** Dark in both themes. */
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
export const lazyParts = style({ display: 'contents' });
/** Before a script has loaded. */
export const plain = style({});

export const row = style({
  ...wrapRow('4px 12px', 'center'),
  justifyContent: 'flex-end',
  width: `var(${place.width}, calc(100% - 32px))`,
  minHeight: 80,
  marginInline: 'auto',
  paddingBlock: 8,
  '@container': { [small]: { justifyContent: 'space-between', columnGap: 4 } },
});
export const badge = style({
  margin: 0,
  marginInlineEnd: 'auto',
  ...lettering,
  ...sized(20, 1),
  whiteSpace: 'nowrap',
  ...figures,
  '@container': { [middle]: { order: -1 } },
});
globalStyle(`${row} .${button}`, { '@container': { [small]: { flex: '1 1 100%', paddingInline: 8 } } });

/** As high while it is empty. */
export const strip = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 50,
  ...bareList,
  padding: 3,
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  ...bold(px.tiny),
  '@container': { [middle]: { order: -1, flexBasis: 'calc(100% - 140px)' } },
});
globalStyle(`${plain} .${strip}`, { flexWrap: 'wrap' });
inside(strip, {
  li: {
    position: 'relative',
    flex: 'none',
    ...inRow(8),
    minHeight: 44,
    paddingInlineEnd: 10,
    background: '#ffffff1f',
    borderRadius: radius,
  },
  svg: { width: 32, height: 44, border: '1px solid #ffffff60' },
  button: { ...bareButton, ...square(44), margin: '0 -10px 0 -8px', font: `400 20px/1 ${font.text}` },
  'button::before': { content: '"×" / ""' },
});
export const quietButton = style({
  minHeight: 44,
  padding: '10px 6px',
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
});
globalStyle(`${tray} :focus-visible`, { outline: `3px solid ${brand.darkColors.focus}`, outlineOffset: 2 });
