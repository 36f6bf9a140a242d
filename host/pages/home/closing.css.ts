import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/rules.ts';

export const closing = style({
  paddingTop: '3rem',
  background: `linear-gradient(${color.paper}, #e9dfc8 55%, #dfc9a6)`,
  textAlign: 'center',
});
globalStyle(`${closing} h2`, { fontSize: 'min(13vw, clamp(2.4rem, 1.5rem + 3.4vw, 4rem))' });
globalStyle(`${closing} p`, { maxWidth: 'none', margin: '1rem 0 1.5rem', textWrap: 'balance' });
globalStyle(`${closing} a`, { '@media': { [phone]: { width: '100%' } } });

export const shore = style({
  width: '100%',
  height: 'clamp(8rem, 12.5vw, 20rem)',
  margin: '2rem 0 -1px',
  objectFit: 'cover',
  objectPosition: '20% 100%',
});
