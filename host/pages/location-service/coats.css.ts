import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth, phone, section } from '../../components/layout/base.css.ts';
import { serviceColor } from './service-paints.css.ts';

const { color, font } = theme;

export const coats = style({ background: '#e9e2d2' });
export const head = style({ paddingBlock: `${section} 2rem` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const coat = style({
  padding: '2rem clamp(1rem, 2.2vw, 2.5rem) 3rem',
  borderTop: '2px solid #14233a22',
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: '4.5rem 1fr', padding: `1.25rem ${gutter}` },
  },
});
globalStyle(`${row} > :first-child`, { paddingLeft: `max(${gutter}, (100% - ${pageWidth}) / 2)` });
/** In two columns the third begins where the first does. */
globalStyle(`${row} > :nth-child(3)`, { '@media': { [narrow]: { paddingLeft: gutter } } });
globalStyle(`${row} > :nth-child(2)`, { background: '#fbfaf5' });
globalStyle(`${row} > :nth-child(3)`, { background: `color-mix(in oklab, ${serviceColor} 30%, #fff)` });
globalStyle(`${row} h3`, { marginBottom: '.4rem' });
globalStyle(`${row} p`, { maxWidth: '20rem', margin: 0 });

/** The last is the paint itself, and its text what reads on it. */
export const finish = styleVariants({
  ink: [coat, { background: serviceColor, color: color.ink }],
  white: [coat, { background: serviceColor, color: '#fff' }],
});

export const number = style({
  display: 'block',
  marginBottom: '1rem',
  font: `680 clamp(4rem, 7vw, 7.5rem)/.9 ${font.display}`,
  opacity: 0.85,
  '@media': { [phone]: { fontSize: '3.25rem', marginBottom: 0 } },
});
/** On the bare wall it is only sketched. */
globalStyle(`${row} > :first-child > ${number}`, { color: 'transparent', WebkitTextStroke: '2px #6f6a58' });
