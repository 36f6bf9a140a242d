import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/base.css.ts';

const { color } = theme;

export const cities = style({ background: color.sand, borderTop: `3px solid ${color.brass}` });

/** Two columns of a ledger: the name, and beside it or under it its three pages. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 3rem',
  marginTop: '1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const city = style({ padding: '1.1rem 0 .5rem', borderTop: '1px solid #d2c5a9' });
globalStyle(`${city} h3`, { fontSize: '1.35rem' });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.75rem',
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', columnGap: '.75rem' } },
});
globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  lineHeight: 1.3,
  '@media': { [phone]: { minHeight: 52, fontSize: theme.text.small } },
});
