import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { phone } from '../../layout/base.css.ts';

const { color, text } = theme;

export const finder = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr',
  gap: '1rem',
  marginTop: '1.5rem',
  padding: '1.5rem',
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  '@media': { [phone]: { gridTemplateColumns: '1fr auto', gap: '.75rem', padding: '1rem' } },
});
globalStyle(`${finder} label`, { display: 'grid', gap: '.35rem', minWidth: 0 });
globalStyle(`${finder} span`, { fontSize: text.small, fontWeight: 600 });
globalStyle(`${finder} button`, { alignSelf: 'end' });
export const wide = style({ gridColumn: '1 / -1' });
export const control = style({
  width: '100%',
  minHeight: 48,
  padding: '.6rem .75rem',
  background: color.paper,
  color: color.ink,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  font: 'inherit',
  selectors: { '&:hover': { borderColor: color.ink }, '&::placeholder': { color: color.inkSoft, opacity: 1 } },
});
