import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { centered, pinned, square, tallRow, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, sized, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, onNarrow, onPhone } from '../../components/layout/rules.ts';

const { night } = brand.colors;

const nap = `linear-gradient(90deg, #ffffff09 0 9.4%, ${night}0f 0 11.2%, #0000 0 18.1%, #ffffff09 0 28.1%, ${night}0f 0 29.5%, #0000 0 38.7%, #ffffff09 0 46.2%, ${night}0f 0 48.5%, #0000 0 56.2%, #ffffff09 0 66.9%, ${night}0f 0 68.1%, #0000 0 75.6%, #ffffff09 0 83.7%, ${night}0f 0 85.8%, #0000 0 93.1%, #ffffff09 0)`;

export const wall = style({
  ...centered,
  minHeight: 'min(52rem, 88vh)',
  paddingBlock: '3rem',
  background: `${nap} #2b5a5c`,
  borderTop: edge.brass,
  overflow: 'clip',
});

export const patch = style({
  position: 'relative',
  isolation: 'isolate',
  width: 'min(100% - 1.5rem, 58rem)',
  padding: 'clamp(6.5rem, 11vw, 8.5rem) clamp(1.6rem, 10vw, 9rem)',
});
export const title = style({ margin: '.4rem 0 1rem', ...sized(fluid('2.3rem, 1.4rem + 4.6vw, 4.75rem'), 1.02) });
export const drawing = style({ ...pinned(0), zIndex: -1 });
globalStyle(`${drawing} svg`, { ...square('100%'), overflow: 'visible' });
/** On phones they would cover the text. */
globalStyle(`${drawing} .drips`, onPhone({ display: 'none' }));

export const number = style({
  position: 'absolute',
  right: '6%',
  bottom: '43%',
  zIndex: -1,
  width: '18rem',
  overflow: 'visible',
  rotate: '-4deg',
  fill: 'none',
  stroke: '#b5aa8c',
  strokeWidth: 2,
  font: `680 144px/1 ${font.display}`,
  fontVariantNumeric: 'lining-nums',
  ...onNarrow({ display: 'none' }),
});
export const code = style({
  margin: 0,
  font: `600 ${text.tiny}/1.3 ${font.text}`,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: '#55503f',
});
export const words = style({ maxWidth: '36ch', color: '#2b3342' });
export const actions = style({ ...wrapRow('.75rem'), maxWidth: 'none', margin: '1.5rem 0 0' });
globalStyle(`${actions} a`, { whiteSpace: 'nowrap', ...onPhone({ flex: '1 1 100%', paddingInline: '.5rem' }) });

export const elsewhere = style({ ...wrapRow('0 1.5rem'), marginTop: '1rem' });
export const link = style({
  ...tallRow('2.75rem'),
  fontWeight: 600,
  color: color.ink,
  textDecorationColor: color.brass,
  textDecorationThickness: 2,
});
export const pencil = style({
  margin: '1.5rem 0 0',
  paddingLeft: '1.1rem',
  borderLeft: '2px solid #8d8670',
  font: "italic 400 1.12rem/1.5 Georgia, 'Times New Roman', serif",
  color: '#4c483a',
  rotate: '-1.2deg',
});
