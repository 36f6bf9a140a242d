import { style } from '@vanilla-extract/css';
import { withoutHas } from '../../widgets/core/ui/controls.css.ts';
import { corner, inside, tallRow, tracks, wrapRow } from '../../widgets/core/ui/shapes.ts';
import { brassUnderline, color } from '../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from './layout/rules.ts';

export const reviews = style({});
export const folded = '&:not(:has(details[open]))';
inside(reviews, {
  ul: tracks('repeat(3, 1fr)', '1.5rem', { [narrow]: '1fr 1fr', [phone]: '1fr' }),
  li: { margin: '0 !important' },
  blockquote: { alignSelf: 'start', padding: '0 !important', margin: '24px 24px 16px !important' },
  [`${folded} blockquote`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
  },
  [`${folded} li:nth-child(n + 3)`]: { '@media': { [narrow]: { display: 'none' } } },
});
export const foot = style({ ...wrapRow('.5rem 1.5rem', 'center'), marginTop: '1.5rem' });
export const more = style({
  ...tallRow(48),
  ...brassUnderline,
  textUnderlineOffset: '.3em',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',

  color: color.ink,
  selectors: {
    'summary&::after': { ...corner('0 2px 2px 0'), margin: '-.2em 0 0 .6em' },
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { rotate: '-135deg', marginTop: '.3em' },
  },
  '@supports': { [withoutHas]: { display: 'none' } },
});
