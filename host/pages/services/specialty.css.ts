import { globalStyle, style } from '@vanilla-extract/css';
import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../../components/layout/base.css.ts';

const { color } = theme;

export const specialty = style({ background: color.sand, borderTop: `3px solid ${color.brass}` });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'min(17rem, 31%) minmax(0, 1fr)',
  gap: '2rem 4rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({
  position: 'sticky',
  top: '7rem',
  alignSelf: 'start',
  '@media': { [narrow]: { position: 'static' } },
});
globalStyle(`${head} p:last-child`, { margin: '.75rem 0 0', color: color.inkSoft });

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: '0 2.5rem',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(3.75rem, 17%) minmax(0, 1fr)',
  gap: '.2rem min(1rem, 4vw)',
  alignContent: 'start',
  height: '100%',
  paddingBlock: '1.1rem',
  borderBottom: '1px solid #d2c5a9',
  color: color.inkSoft,
  textDecoration: 'none',
  transition: 'background-color .15s',
  selectors: { '&:hover': { background: '#ffffff80' }, '&:active': { background: color.white } },
});
globalStyle(`${row} > p`, { margin: 0, lineHeight: 1.45 });
globalStyle(`${row} > h3`, {
  fontSize: 'min(1.2rem, 9vw)',
  color: color.ink,
  textDecoration: `underline 2px ${color.brass}`,
  textUnderlineOffset: '.22em',
});
export const dab = style({
  gridRow: 'span 2',
  alignSelf: 'start',
  width: '100%',
  aspectRatio: 1,
  padding: '19%',
  borderRadius: theme.radius,
});

const paints: readonly [PaintBrand, string][] = [
  ['Benjamin Moore', 'HC-4'],
  ['Benjamin Moore', 'HC-12'],
  ['Sherwin-Williams', 'SW 6380'],
  ['Sherwin-Williams', 'SW 6361'],
  ['Benjamin Moore', '2174-40'],
  ['Sherwin-Williams', 'SW 7587'],
  ['Sherwin-Williams', 'SW 6461'],
  ['Benjamin Moore', 'HC-134'],
  ['Benjamin Moore', 'HC-114'],
  ['Benjamin Moore', 'HC-144'],
  ['Benjamin Moore', 'HC-149'],
  ['Sherwin-Williams', 'SW 6241'],
  ['Sherwin-Williams', 'SW 6524'],
  ['Sherwin-Williams', 'SW 9177'],
];
paints.forEach(([brand, code], index) => {
  const { hex } = paintColor(brand, code);
  globalStyle(`:nth-child(${index + 1}) > ${row} > ${dab}`, {
    background: hex,
    color: textOnPaint(hex) === 'ink' ? color.ink : '#fff',
  });
});
