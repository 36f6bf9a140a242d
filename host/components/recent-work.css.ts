import { style } from '@vanilla-extract/css';
import { autoFit, inRow, inside, paperCard, square, tracks, wrapRow } from '../../widgets/core/ui/shapes.ts';
import { color, edge, soft, text } from '../../widgets/core/ui/theme.css.ts';

export const cards = style({ ...tracks(autoFit('min(100%, 13rem)'), '1.5rem'), marginTop: '1.5rem' });
export const card = style({ ...paperCard, maxWidth: '34rem' });
export const photo = style({ width: '100%', aspectRatio: '3 / 2', borderBottom: edge.brass });
export const words = style({ padding: '1.1rem 1.25rem 1.25rem' });
export const colors = style({ ...wrapRow('.5rem 1.1rem'), marginTop: '.75rem', ...soft(text.small, 1.25) });
inside(colors, {
  li: inRow('.5rem'),
  svg: { ...square('1.75rem'), flex: 'none', border: `1px solid ${color.lineStrong}` },
});
