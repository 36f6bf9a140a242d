import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, phone } from './layout/rules.ts';

export const reviews = style({});
globalStyle(`${reviews} ul`, {
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'start',
      gap: '.75rem',
      margin: `0 calc(-1 * ${gutter})`,
      paddingInline: gutter,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPadding: gutter,
    },
  },
});
globalStyle(`${reviews} li`, { '@media': { [phone]: { flex: '0 0 84%', scrollSnapAlign: 'start' } } });
