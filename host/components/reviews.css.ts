import { style } from '@vanilla-extract/css';
import { inside } from '../../widgets/core/ui/shapes.ts';
import { gutter, onPhone } from './layout/rules.ts';

export const reviews = style({});
inside(reviews, {
  ul: onPhone({
    display: 'flex',
    alignItems: 'start',
    gap: '.75rem',
    margin: `0 calc(-1 * ${gutter})`,
    paddingInline: gutter,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPadding: gutter,
  }),
  li: onPhone({ flex: '0 0 84%', scrollSnapAlign: 'start' }),
});
