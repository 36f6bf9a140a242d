import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, inside, spaced, square, wrapRow } from '../../core/ui/shapes.ts';
import { color, edge, px, radius, sized } from '../../core/ui/theme.css.ts';

export const summary = style({ marginTop: 8, color: color.inkSoft });
export const list = style({ ...spaced(8), margin: '8px 0 0', padding: 0, listStyle: 'none' });
inside(list, {
  li: {
    ...wrapRow('0 12px', 'center'),
    justifyContent: 'flex-end',
    minHeight: 64,
    border: edge.strong,
    borderRadius: radius,
  },
  'li > [aria-hidden]': { width: 64 },
  // Where a failed photo's text would be narrower, its buttons wrap below it.
  '[aria-hidden] + span': { flex: '1 1 6.5em', minWidth: 0, paddingInlineEnd: 8 },
  canvas: { display: 'block', ...square(64), objectFit: 'cover' },
  '[data-trouble]': { borderColor: color.error, borderInlineStartWidth: 4 },
  b: { display: 'block', overflow: 'hidden', fontWeight: 600, whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  progress: { display: 'block', width: '100%', height: 8, accentColor: color.bay },
  '[data-trouble] small': { color: color.error, fontWeight: 600 },
  small: sized(px.tiny, 1.3),
  button: {
    ...bareButton,
    minWidth: 44,
    minHeight: 44,
    padding: '0 8px',
    fontWeight: 600,
    textDecoration: 'underline',
  },
});
export const cut = style({ selectors: { '&::before': { content: '"×"', font: '28px/1 sans-serif' } } });
globalStyle(`${list} .${cut}`, { textDecoration: 'none' });
/** Sharing the page's button style would add to what every embed loads. */
export const without = style({
  ...bareButton,
  width: '100%',
  minHeight: 48,
  marginTop: 8,
  padding: '8px 16px',
  border: `2px solid ${color.ink}`,
  borderRadius: radius,
  fontWeight: 600,
});
