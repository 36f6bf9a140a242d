import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1rem',
  marginTop: '1.25rem',
  fontSize: theme.text.small,
  '@media': { [phone]: { gap: '.1rem .8rem', fontSize: theme.text.tiny } },
});
globalStyle(`${key} li`, { display: 'flex', alignItems: 'center', gap: '.5rem' });
globalStyle(`${key} li::before`, {
  content: '',
  width: '.85rem',
  height: '.85rem',
  borderRadius: '50%',
  border: '2px solid #fff',
  background: paint,
});
