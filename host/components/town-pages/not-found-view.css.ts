import { globalStyle, style } from '@vanilla-extract/css';
import { centered, pinned } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, radius, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, onPhone, phone } from '../layout/rules.ts';

export const sea = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(46rem, 82vh)',
  paddingBlock: '3rem',
  background: '#f1e6c9',
  overflow: 'clip',
});
export const chart = style({
  ...pinned(0),
  '@media': {
    [phone]: { height: '11rem' },
    '(min-width: 40.01rem) and (max-width: 75rem)': { width: '160%', maxWidth: 'none' },
  },
});
export const ring = style({ fill: 'none', stroke: color.barn, strokeWidth: 2.5, strokeDasharray: '7 7' });
export const card = style({
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '34rem',
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  background: color.white,
  border: edge.thin,
  borderTop: `6px solid ${color.bay}`,
  borderRadius: radius,
  ...onPhone({ marginTop: '7rem' }),
});
globalStyle(`${card} h1`, { marginBottom: '1rem', fontSize: fluid('2.2rem, 1.5rem + 3vw, 3.5rem') });
export const note = style({ margin: '1.5rem 0 0', ...soft(text.tiny) });

export const loading = style({ ...centered, minHeight: '70vh', fontSize: '1.2rem' });
