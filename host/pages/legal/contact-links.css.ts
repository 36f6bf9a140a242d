import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';

const { color } = theme;

/** The striped edge of a letter, in the house's red and blue. */
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.5rem 3rem',
  marginTop: '1.5rem',
  padding: '1.25rem 1.5rem',
  border: '8px solid',
  borderImage: `repeating-linear-gradient(-45deg, ${color.barn} 0 12px, ${color.white} 0 24px, ${color.bay} 0 36px, ${color.white} 0 48px) 8`,
  background: color.white,
  fontStyle: 'normal',
});
globalStyle(`${reach} p`, { margin: 0 });
globalStyle(`${reach} a`, { display: 'block', minHeight: 44, lineHeight: '44px', overflowWrap: 'anywhere' });
