import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';

const { color, font } = theme;

/** Evening, as at the foot of the home page. */
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
globalStyle(`${row} h2`, { marginBottom: '.75rem', fontSize: 'clamp(2.2rem, 1.5rem + 2.6vw, 3.75rem)' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  maxWidth: 'none',
  margin: '1.25rem 0 0',
});
globalStyle(`${actions} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  borderBlock: `3px solid ${color.brass}`,
});
globalStyle(`${stats} li`, { padding: '1rem 1.5rem', '@media': { [phone]: { padding: '.9rem .6rem' } } });
globalStyle(`${stats} li + li`, { borderLeft: '1px solid #b9a67c' });
globalStyle(`${stats} b`, {
  display: 'block',
  font: `680 clamp(1.75rem, 1.2rem + 2.4vw, 3rem)/1.1 ${font.display}`,
});
