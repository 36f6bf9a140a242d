import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

const { color, text } = theme;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto / 1fr auto',
  alignItems: 'center',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
});

export const field = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  alignContent: 'end',
  gap: '.15rem .75rem',
  gridColumn: '1 / -1',
  gridRow: 1,
  minHeight: '4.75rem',
  padding: '.5rem 1rem .7rem',
  background: paint,
  color: '#fff',
  '@media': { [phone]: { minHeight: '3.5rem' } },
});
globalStyle(`${field} svg`, { position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' });
globalStyle(`${field}::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(90deg, ${paint} 34%, transparent 68%), linear-gradient(0deg, ${paint} 40%, transparent)`,
});
// The shore would run through the text.
globalStyle(`${field} svg`, { zIndex: -2, '@media': { '(forced-colors: active)': { display: 'none' } } });
globalStyle(`${field} h2`, {
  fontSize: '1.75rem',
  lineHeight: 1.1,
  margin: 0,
  '@media': { [phone]: { fontSize: '1.4rem' } },
});
export const land = style({ fill: '#fff', fillOpacity: 0.2, stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.2 });
export const river = style({ fill: paint });

globalStyle(`${field} p`, {
  margin: '0 0 0 auto',
  fontSize: text.tiny,
  lineHeight: 1.2,
  textAlign: 'right',
  '@media': { [phone]: { maxWidth: '6.5rem' } },
});

const target = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.2,
} as const;
export const all = style([
  target,
  { gridArea: '2 / 1 / 3 / -1', alignSelf: 'start', justifySelf: 'start', zIndex: 1, paddingLeft: '1rem' },
]);

export const popular = style({ gridArea: '2 / 1 / 3 / -1', fontSize: text.small });
globalStyle(`${popular} summary`, {
  ...target,
  justifyContent: 'end',
  gap: '.5rem',
  paddingRight: '1rem',
  color: color.inkSoft,
  fontWeight: 400,
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${popular} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${popular} summary::after`, {
  content: '',
  width: '.45em',
  height: '.45em',
  border: 'solid currentColor',
  borderWidth: '0 2px 2px 0',
  rotate: '45deg',
});
globalStyle(`${popular}[open] summary::after`, { rotate: '225deg' });
globalStyle(`${card} :is(summary, a):focus-visible`, { outlineOffset: -4 });
globalStyle(`${popular} ul`, { columns: 2, padding: '.25rem 1rem', borderTop: `1px solid ${color.line}` });
globalStyle(`${popular} li a`, { ...target, minHeight: 44, fontWeight: 400 });
export const popularLabel = style({ '@media': { [phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });
