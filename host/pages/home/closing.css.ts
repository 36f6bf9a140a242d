import { globalStyle, style } from '@vanilla-extract/css';
import { dusk, onPhone, size } from '../../components/layout/rules.ts';

export const closing = style({ paddingTop: '3rem', background: dusk, textAlign: 'center' });
globalStyle(`${closing} h2`, { fontSize: size.largeTitle });
globalStyle(`${closing} p`, { maxWidth: 'none', margin: '1rem 0 1.5rem', textWrap: 'balance' });
globalStyle(`${closing} a`, onPhone({ width: '100%' }));

export const shore = style({
  width: '100%',
  height: 'clamp(8rem, 12.5vw, 20rem)',
  margin: '2rem 0 -1px',
  objectFit: 'cover',
  objectPosition: '20% 100%',
});
