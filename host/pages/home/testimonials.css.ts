import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { section } from '../../components/layout/base.css.ts';

export const testimonials = style({ paddingTop: section, borderTop: `3px solid ${theme.color.brass}` });

/** The words stand first in the first of three columns. */
export const columns = style({
  columns: '3 17rem',
  columnGap: '1.5rem',
});
export const head = style({ breakInside: 'avoid', paddingBottom: '2rem' });
globalStyle(`${head} > :nth-child(3)`, { margin: '1rem 0 1.5rem' });
