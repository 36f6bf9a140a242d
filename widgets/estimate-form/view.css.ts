import { style } from '@vanilla-extract/css';
import { control, wide } from '../core/form/form-view.css.ts';
import { photoRow } from '../core/ui/controls.css.ts';
import { container, focusRing, inRow, inside, square, tracks } from '../core/ui/shapes.ts';
import { bold, color, edge, px, radius } from '../core/ui/theme.css.ts';

export const kinds = style({ '@container': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } } });
inside(kinds, {
  label: {
    ...inRow(12),
    minHeight: 68,
    padding: '10px 16px',
    border: edge.strong,
    borderRadius: radius,
    color: color.inkSoft,
    lineHeight: 1.3,
    cursor: 'pointer',
  },
  'label:hover': { borderColor: color.ink },
  'label:has(:checked)': { background: color.sand, borderColor: color.ink, boxShadow: `inset 0 0 0 2px ${color.ink}` },
  'label:focus-within': focusRing(2),
  input: { flex: 'none', ...square(22), margin: 0 },
  b: { display: 'block', color: color.ink, ...bold(px.body) },
});

const whenMiddle = container('(min-width: 417px)');
export const fields = style({ ...tracks('repeat(12, 1fr)', '9px 12px'), marginTop: 6 });
inside(fields, {
  '> *': { gridColumn: '1 / -1' },
  '> :nth-child(3)': { gridColumn: 'span 7' },
  '> :nth-child(4)': { gridColumn: 'span 5' },
  '> :nth-child(5)': whenMiddle({ gridColumn: 'span 6' }),
  '> :nth-child(6)': { gridColumn: 'span 8', ...whenMiddle({ gridColumn: 'span 4' }) },
  '> :nth-child(7)': { gridColumn: 'span 4', ...whenMiddle({ gridColumn: 'span 2' }) },
  '> :nth-child(-n + 5)': { '@container': { [wide]: { gridColumn: 'span 6' } } },
  // Colors that a link brings are not cut.
  textarea: { fieldSizing: 'content', minHeight: 96 } as object,
});

photoRow(control);
