import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../core/form/form-view.css.ts';
import { container, focusRing, inRow, inside, spaced, square } from '../core/ui/shapes.ts';
import { bold, color, edge, px, radius } from '../core/ui/theme.css.ts';

export const kinds = style({ '@container': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } } });
inside(kinds, {
  legend: { gridColumn: '1 / -1' },
  label: {
    ...inRow(12),
    minHeight: 68,
    padding: '10px 16px',
    border: edge.strong,
    borderRadius: radius,
    color: color.inkSoft,
    lineHeight: 1.35,
    cursor: 'pointer',
  },
  'label:hover': { borderColor: color.ink },
  'label:has(:checked)': { background: color.sand, borderColor: color.ink, boxShadow: `inset 0 0 0 2px ${color.ink}` },
  'label:focus-within': focusRing(2),
  input: { flex: 'none', ...square(22), margin: 0 },
  b: { display: 'block', color: color.ink, ...bold(px.body) },
});

export const groups = style({
  ...spaced(9),
  marginTop: 4,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr', gap: '12px 32px' } },
});
globalStyle(`${groups} legend + *, ${groups} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });

const whenMiddle = container('(min-width: 417px) and (max-width: 699px)');
export const you = style(whenMiddle({ gridTemplateColumns: '1fr 1fr' }));
export const place = style({
  gridTemplateColumns: '80px 1fr',
  ...whenMiddle({ gridTemplateColumns: '1fr 74px 102px' }),
});
globalStyle(`${place} > :nth-child(3)`, { gridColumn: '1 / -1', ...whenMiddle({ gridColumn: 'auto' }) });
