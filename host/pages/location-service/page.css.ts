import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { framed, pinned, plainLink, square, tallRow, tracks } from '../../../widgets/core/ui/shapes.ts';
import { bold, brassUnderline, color, edge, font, radius, text } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, onNarrow, onPhone, pageWidth, phone, section, size } from '../../components/layout/rules.ts';
import { serviceColor } from './shared.css.ts';

export const coats = style({ background: '#e9e2d2' });
export const head = style({ paddingBlock: `${section} 2rem` });
export const row = style({ ...tracks('repeat(4, 1fr)', 0, { [narrow]: '1fr 1fr', [phone]: '1fr' }) });
export const coat = style({
  padding: '2rem clamp(1rem, 2.2vw, 2.5rem) 3rem',
  borderTop: `2px solid ${brand.colors.ink}22`,
  ...onPhone({ ...tracks('4.5rem 1fr'), padding: `1.25rem ${gutter}` }),
});
globalStyle(`${row} > :first-child`, { paddingLeft: `max(${gutter}, (100% - ${pageWidth}) / 2)` });
globalStyle(`${row} > :nth-child(3)`, onNarrow({ paddingLeft: gutter }));
globalStyle(`${row} > :nth-child(2)`, { background: '#fbfaf5' });
globalStyle(`${row} > :nth-child(3)`, { background: `color-mix(in oklab, ${serviceColor} 30%, #fff)` });
globalStyle(`${row} h3`, { marginBottom: '.4rem' });
globalStyle(`${row} p`, { maxWidth: '20rem', margin: 0 });

export const finish = styleVariants({
  ink: [coat, { background: serviceColor, color: color.ink }],
  white: [coat, { background: serviceColor, color: '#fff' }],
});

export const number = style({
  display: 'block',
  marginBottom: '1rem',
  font: `680 clamp(4rem, 7vw, 7.5rem)/.9 ${font.display}`,
  opacity: 0.85,
  ...onPhone({ fontSize: '3.25rem', marginBottom: 0 }),
});
globalStyle(`${row} > :first-child > ${number}`, { color: 'transparent', WebkitTextStroke: '2px #6f6a58' });

export const hero = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(42rem, 80vh)',
  borderBottom: edge.brass,
  background: color.sand,
  overflow: 'clip',
  ...onNarrow({ minHeight: 0, gridTemplateRows: 'clamp(13rem, 46vw, 22rem) auto' }),
});
export const scene = style({
  ...pinned('0 0 0 36%'),
  ...onNarrow({ position: 'relative', inset: 'auto', gridRow: 1, overflow: 'clip' }),
});
globalStyle(`${scene} svg`, { position: 'absolute', ...square('100%'), maxWidth: 'none' });
globalStyle(`${scene} .fresh`, { fill: serviceColor });

export const over = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: '3rem',
  ...onNarrow({ gridRow: 2, padding: 0 }),
});
export const label = style({
  width: 'min(100%, 31rem)',
  padding: 'clamp(.75rem, 2vw, 1.5rem) clamp(1.25rem, 3vw, 2.5rem) clamp(1.5rem, 3vw, 2.5rem)',
  background: color.white,
  borderTop: `14px solid ${serviceColor}`,
  borderRadius: radius,
  ...onNarrow({ position: 'relative', width: '100%', marginBottom: '1.5rem', marginTop: '-2.5rem' }),
});
export const title = style({
  margin: '.25rem 0 1.25rem',
  fontSize: 'min(13vw, clamp(2.1rem, 1.4rem + 2.8vw, 3.5rem))',
});
export const painted = style({
  position: 'absolute !important' as 'absolute',
  right: 0,
  bottom: '1.5rem',
  '@media': { [narrow]: { bottom: 'auto', top: '-6.25rem' }, [phone]: { display: 'none' } },
});

export const facts = style({ ...tracks('1fr 1fr', '2rem', phone), margin: 0 });
globalStyle(`${facts} dt`, {
  marginBottom: '.75rem',
  paddingBottom: '.6rem',
  borderBottom: edge.brass,
  font: `680 ${size.h3}/1.2 ${font.display}`,
});
globalStyle(`${facts} dd`, { margin: 0 });

export const note = style({ paddingTop: '1.25rem', borderTop: edge.brass, color: color.ink });
export const heading = style({ margin: '2rem 0 1rem' });

export const benefits = style(tracks('1fr 1fr', '0 1.5rem', phone));
globalStyle(`${benefits} li`, { ...tracks('2.25rem 1fr'), padding: '.85rem 0', borderTop: edge.thin });
globalStyle(`${benefits} li::before`, {
  content: '',
  width: '1.35rem',
  height: '1.1rem',
  marginTop: '.3em',
  background: '#4c6a3d',
  clipPath: 'polygon(0 56%, 14% 42%, 36% 66%, 84% 4%, 100% 16%, 40% 100%)',
});

export const locator = style({
  display: 'block',
  maxWidth: '26rem',
  marginTop: '2rem',
  ...framed,
  overflow: 'clip',
  ...plainLink,
  ...bold(text.small),
});
export const map = style({ display: 'block', height: '14rem', ...onPhone({ height: '10rem' }) });
export const caption = style({
  ...tallRow(48, 'flex'),
  padding: '0 1rem',
  borderTop: edge.thin,
  selectors: { 'a:hover > &': brassUnderline },
});
