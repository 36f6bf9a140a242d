import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';
import { serviceColor } from '../location-service/shared.css.ts';

const { color, font, text } = theme;

export const ground = style({ paddingBlock: section, background: color.sand });

/** Three in full, then rows of four, four and five. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  marginTop: '2rem',
  '@media': { [phone]: { gap: '.75rem' } },
});
globalStyle(`${chips} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 calc(25% - 1rem)',
  '@media': {
    [narrow]: { flexBasis: 'calc(33.3% - 1rem)' },
    [phone]: { flexBasis: 'calc(50% - .75rem)' },
  },
});
globalStyle(`${chips} > li:nth-last-child(-n + 5)`, {
  '@media': { 'screen and (min-width: 62.01rem)': { flexBasis: 'calc(20% - 1rem)' } },
});
export const wide = style({
  flexBasis: 'calc(33.3% - 1rem) !important',
  '@media': { [narrow]: { flexBasis: '100% !important' } },
});

export const chip = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: {
    '&:hover': { translate: '0 -3px', borderColor: color.lineStrong },
    [`${wide} &`]: { '@media': { [narrow]: { gridTemplate: 'auto / 25% 1fr' } } },
  },
});
export const field = style({
  display: 'grid',
  alignItems: 'end',
  minHeight: '5.5rem',
  padding: '.75rem 1rem',
  background: serviceColor,
  color: color.ink,
  selectors: { [`${wide} &`]: { minHeight: '8rem' } },
});
/** On a small card of its own, so that it is readable on every paint. */
export const icon = style({ width: '2.5rem', padding: '.4rem', background: color.white, borderRadius: theme.radius });
export const label = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '.35rem',
  padding: '.9rem 1rem 1.1rem',
  fontSize: text.small,
  lineHeight: 1.45,
  '@media': { [phone]: { padding: '.75rem .75rem .9rem' } },
});
globalStyle(`${label} h3`, {
  font: `680 1.2rem/1.2 ${font.display}`,
  '@media': { [phone]: { fontSize: '1rem' } },
});
globalStyle(`${label} p`, { margin: 0, color: color.inkSoft });

export const hero = style({
  position: 'relative',
  background: color.white,
  borderTop: `14px solid ${paint}`,
  borderBottom: `3px solid ${color.brass}`,
});
/** On the right, fading into the white of the label. */
export const chart = style({
  position: 'absolute',
  inset: '0 0 0 45%',
  '@media': { [narrow]: { position: 'relative', inset: 'auto', height: '11rem' } },
});
globalStyle(`${chart}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg, ${color.white}, transparent 42%)`,
  '@media': { [narrow]: { background: `linear-gradient(0deg, ${color.white}, transparent 42%)` } },
});
export const copy = style({
  position: 'relative',
  maxWidth: '38rem',
  paddingBlock: 'clamp(1.5rem, 4vw, 4rem)',
  '@media': { [narrow]: { paddingTop: '.5rem' } },
});
globalStyle(`${copy} h1`, { margin: '.25rem 0 1.25rem', fontSize: 'clamp(2.1rem, 1.5rem + 2.8vw, 3.75rem)' });
