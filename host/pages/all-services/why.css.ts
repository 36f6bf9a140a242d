import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/base.css.ts';

export const why = style({ background: theme.color.bayDeep });
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2rem',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  },
});
globalStyle(`${points} > li`, { borderTop: '3px solid #d9b765', paddingTop: '1rem' });
globalStyle(`${points} p`, { margin: '.4rem 0 0', color: '#e6ecef' });
