import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';

const { color } = theme;

export const main = style({ paddingBlock: `calc(${section} + 2rem) ${section}` });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginTop: '2rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${strip} > li + li`, {
  borderLeft: `1px solid ${color.line}`,
  '@media': { [narrow]: { borderLeft: 0, borderTop: `1px solid ${color.line}` } },
});
export const service = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  color: color.ink,
  textDecoration: 'none',
  '@media': {
    [narrow]: { gridTemplate: 'none / min(17rem, 40%) 1fr' },
    [phone]: { display: 'flex', flexFlow: 'wrap' },
  },
});
export const drawing = style({
  alignSelf: 'start',
  borderBottom: `3px solid ${color.brass}`,
  '@media': {
    [narrow]: { border: 0 },
    [phone]: { position: 'relative', flex: '1 0 34%', minHeight: '11rem', alignSelf: 'stretch', overflow: 'clip' },
  },
});
globalStyle(`${drawing} svg`, {
  width: '100%',
  '@media': {
    [phone]: { position: 'absolute', left: '50%', width: 'auto', maxWidth: 'none', height: '100%', translate: '-50%' },
  },
});
export const label = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '1.5rem',
  '@media': { [phone]: { flex: '9 1 11rem', padding: '1rem' } },
});
globalStyle(`${label} p`, { flex: 1, margin: '.4rem 0 .8rem', color: color.inkSoft });
export const go = style({
  color: color.bay,
  '::after': { content: ' →' },
  selectors: { [`${service}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
});
