import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

export const wall = style({
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  borderTop: `3px solid ${theme.color.brass}`,
  background: '#3c5531',
  color: '#fff',
});
globalStyle(`${wall} h2`, { marginBottom: '2rem' });
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${three} li`, { paddingTop: '1rem', borderTop: '3px solid #ffffff66' });
globalStyle(`${three} h3`, { marginBottom: '.5rem' });
globalStyle(`${three} p`, { margin: 0, color: '#eef3ea' });
