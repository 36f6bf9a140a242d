import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

const { color, text } = theme;

/**
 * Two columns on a phone: the name next to the count and three stripes in a row, so that a town takes a third of a
 * screen.
 */
export const card = style({
  display: 'grid',
  gridTemplateRows: '7rem auto 1fr auto',
  height: '100%',
  background: color.white,
  borderRadius: theme.radius,
  overflow: 'clip',
  '@media': { [phone]: { gridTemplate: 'auto auto auto / 1fr auto' } },
});

export const field = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  padding: '0 1.5rem .85rem',
  background: paint,
  color: '#fff',
  '@media': { [phone]: { padding: '.6rem 1rem .7rem', gridColumn: '1 / -1', gridRow: 1 } },
});
globalStyle(`${field} svg`, { position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' });
/** The shore fades out behind the text. */
globalStyle(`${field}::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(90deg, ${paint} 34%, transparent 68%), linear-gradient(0deg, ${paint}, transparent 60%)`,
});
globalStyle(`${field} svg`, { zIndex: -2 });
globalStyle(`${field} h2`, { fontSize: '1.75rem', lineHeight: 1.1, '@media': { [phone]: { fontSize: '1.4rem' } } });
export const land = style({ fill: '#fff', fillOpacity: 0.2, stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.2 });
export const river = style({ fill: paint });
/** On a phone the count goes here. */
export const ring = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 2.5,
  '@media': { [phone]: { display: 'none' } },
});
export const dot = style({ fill: '#fff', '@media': { [phone]: { display: 'none' } } });

export const count = style({
  margin: 0,
  padding: '.9rem 1.5rem',
  fontWeight: 600,
  '@media': {
    // In the color field, next to the name.
    [phone]: {
      gridArea: '1 / 2',
      zIndex: 1,
      alignSelf: 'end',
      maxWidth: '6.5rem',
      padding: '0 1rem .75rem 0',
      color: '#fff',
      fontSize: text.tiny,
      lineHeight: 1.2,
      textAlign: 'right',
    },
  },
});

export const stripes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [phone]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(3, 1fr)' } },
});
globalStyle(`${stripes} li`, { display: 'grid' });
for (const [index, mix] of [54, 44, 34, 25, 17, 10].entries()) {
  globalStyle(`${stripes} li:nth-child(${index + 1})`, { background: `color-mix(in oklab, ${paint} ${mix}%, #fff)` });
}
globalStyle(`${stripes} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 46,
  padding: '.3rem 0 .3rem 1.5rem',
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': { [phone]: { paddingLeft: '1rem', fontSize: text.tiny } },
});
globalStyle(`${stripes} a:hover`, { textDecoration: 'underline', textDecorationThickness: 2 });
globalStyle(`${stripes} a:focus-visible`, { outlineOffset: -3 });

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.25rem 1rem',
  padding: '1.1rem 1.5rem',
  '@media': { [phone]: { gridColumn: '1 / -1', flexWrap: 'nowrap', padding: '.3rem 1rem' } },
});
globalStyle(`${more} > :first-child`, {
  flex: '1 1 auto',
  textAlign: 'center',
  '@media': { [phone]: { flex: '0 1 auto', minHeight: 44, padding: '.3rem .8rem', fontSize: text.tiny } },
});
export const rest = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.2,
  '@media': { [phone]: { fontSize: text.tiny } },
});
