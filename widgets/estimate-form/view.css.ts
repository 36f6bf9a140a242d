import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../core/form/form-view.css.ts';
import { inRow, stack } from '../core/ui/shapes.ts';
import { color, px, radius, strongLine } from '../core/ui/theme.css.ts';

export const kinds = style({ '@container': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } } });
globalStyle(`${kinds} legend`, { gridColumn: '1 / -1' });
globalStyle(`${kinds} label`, {
  ...inRow(12),
  minHeight: 68,
  padding: '10px 16px',
  border: strongLine,
  borderRadius: radius,
  color: color.inkSoft,
  lineHeight: 1.35,
  cursor: 'pointer',
});
globalStyle(`${kinds} label:hover`, { borderColor: color.ink });
globalStyle(`${kinds} label:has(:checked)`, {
  borderColor: color.ink,
  boxShadow: `inset 0 0 0 2px ${color.ink}`,
  background: color.sand,
});
globalStyle(`${kinds} label:focus-within`, { outline: `3px solid ${color.focus}`, outlineOffset: 2 });
globalStyle(`${kinds} input`, { flex: 'none', width: 22, height: 22, margin: 0 });
globalStyle(`${kinds} b`, { display: 'block', color: color.ink, fontSize: px.body, fontWeight: 600 });

export const groups = style({
  ...stack(9),
  marginTop: 4,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr', gap: '12px 32px' } },
});
globalStyle(`${groups} legend + *, ${groups} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });

const middle = '(min-width: 417px) and (max-width: 699px)';
export const you = style({ '@container': { [middle]: { gridTemplateColumns: '1fr 1fr' } } });
export const place = style({
  gridTemplateColumns: '80px 1fr',
  '@container': { [middle]: { gridTemplateColumns: '1fr 74px 102px' } },
});
globalStyle(`${place} > :nth-child(3)`, { gridColumn: '1 / -1', '@container': { [middle]: { gridColumn: 'auto' } } });
