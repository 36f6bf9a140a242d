import { globalStyle, style } from '@vanilla-extract/css';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';
import { categoryColors } from './colors.ts';

const { color, font, text } = theme;

export const closing = style({
  paddingTop: section,
  background: `linear-gradient(${color.paper}, #e9dfc8 55%, #dfc9a6)`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2.5rem 4rem',
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${row} h2`, { marginBottom: '.75rem', fontSize: 'min(13vw, clamp(2.2rem, 1.5rem + 2.6vw, 3.75rem))' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  maxWidth: 'none',
  margin: '1.25rem 0 0',
});
globalStyle(`${actions} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

export const stats = style({
  display: 'flex',
  '@media': { [narrow]: { flexWrap: 'wrap' } },
  borderBlock: `3px solid ${color.brass}`,
});
globalStyle(`${stats} li`, {
  flex: '1 1 6rem',
  padding: '1rem 1.5rem',
  '@media': { [phone]: { padding: '.9rem .6rem' } },
});
globalStyle(`${stats} li + li`, { borderLeft: '1px solid #b9a67c' });
globalStyle(`${stats} b`, {
  display: 'block',
  font: `680 clamp(1.75rem, 1.2rem + 2.4vw, 3rem)/1.1 ${font.display}`,
});

export const chart = style({ borderTop: `3px solid ${color.brass}` });
export const group = style({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '11.5rem minmax(0, 1fr)' }, [phone]: { gridTemplateColumns: '100%' } },
});
export const paint = style({
  padding: '1.5rem 1.25rem',
  fontSize: text.small,
  '@media': {
    [narrow]: { padding: '1.25rem 1rem' },
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '0 .5rem',
      padding: '1rem',
    },
  },
});
globalStyle(`${paint} h3`, {
  marginBottom: '.4rem',
  '@media': { [narrow]: { fontSize: '1.3rem' }, [phone]: { margin: 0, fontSize: '1.2rem' } },
});
globalStyle(`${paint} span`, { whiteSpace: 'nowrap', '@media': { [phone]: { whiteSpace: 'normal' } } });
categoryColors.forEach(({ hex }, index) => {
  globalStyle(`${group}:nth-child(${index + 1}) > ${paint}`, {
    background: hex,
    color: textOnPaint(hex) === 'ink' ? color.ink : '#fff',
  });
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  background: color.white,
  overflow: 'clip',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: '100%' },
  },
});
globalStyle(`${cards}:has(> :nth-child(4):last-child)`, {
  '@media': { '(min-width: 62.01rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${cards} > li`, {
  margin: '0 0 -1px -1px',
  border: `1px solid ${color.line}`,
  borderWidth: '0 0 1px 1px',
});
export const card = style({
  display: 'grid',
  gap: '.25rem',
  alignContent: 'start',
  height: '100%',
  padding: '1.1rem 1.25rem 1.25rem',
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.45,
  textDecoration: 'none',
  transition: 'background-color .15s',
  selectors: { '&:hover': { background: color.sand } },
  '@media': { [phone]: { padding: '.7rem 1rem .75rem' } },
});
globalStyle(`${card} b`, { font: `680 1.15rem/1.25 ${font.display}`, color: color.ink });
globalStyle(`${card} b::after`, { content: '\u00a0→', font: `600 1rem/1 ${font.text}`, color: color.bay });

export const why = style({ background: theme.color.bayDeep });
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: '2rem',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  },
});
globalStyle(`${points} > li`, { borderTop: '3px solid #d9b765', paddingTop: '1rem' });
globalStyle(`${points} p`, { margin: '.4rem 0 0', color: '#e6ecef' });
