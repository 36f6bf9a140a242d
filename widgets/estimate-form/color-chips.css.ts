import { style } from '@vanilla-extract/css';
import { apart, bareButton, bareList, inside, media, wrapRow } from '../core/ui/shapes.ts';
import { bold, color, edge, px, radius, sized } from '../core/ui/theme.css.ts';

const whenLow = media('(min-width: 68.75rem) and (max-height: 47.5rem)');
export const wish = style({ ...sized(px.small, 1.3), ...whenLow({ display: 'flex', gap: 16 }) });
inside(wish, {
  '&:empty': { display: 'none' },
  p: {
    ...apart,
    flexWrap: 'wrap',
    gap: '0 12px',
    maxWidth: 'none',
    color: color.inkSoft,
    ...whenLow({ display: 'grid' }),
  },
  b: { ...bold(px.small), color: color.ink },
  ul: {
    ...bareList,
    ...wrapRow(6),
    maxHeight: 200,
    marginTop: 4,
    overflow: 'auto',
    ...whenLow({ flex: 1, maxHeight: 34 }),
  },
  li: { display: 'flex', alignItems: 'center', border: edge.strong, borderRadius: radius, ...bold(px.tiny) },
  svg: { width: 18, height: '100%', marginInlineEnd: 6, borderInlineEnd: edge.thin },
  button: {
    ...bareButton,
    width: 44,
    height: 44,
    font: '24px/1 sans-serif',
    '@media': { '(pointer: fine)': { width: 28, height: 30 } },
  },
  'button:hover': { background: color.sand },
});
