import { globalStyle, style } from '@vanilla-extract/css';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/base.css.ts';
import { categoryColors } from './colors.ts';

const { color, font, text } = theme;

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
    [phone]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '1rem', padding: '1rem' },
  },
});
globalStyle(`${paint} h3`, {
  marginBottom: '.4rem',
  '@media': { [narrow]: { fontSize: '1.3rem' }, [phone]: { margin: 0 } },
});
globalStyle(`${paint} span`, { whiteSpace: 'nowrap' });
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
/** Four stand two by two. */
globalStyle(`${cards}:has(> :nth-child(4):last-child)`, {
  '@media': { '(min-width: 62.01rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Hairlines between the cards and none around them: the outer ones fall outside the list. */
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
