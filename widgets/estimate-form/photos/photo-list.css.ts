import { style } from '@vanilla-extract/css';
import { bareButton, bareList, cover, inside, pinned, square, wrapRow } from '../../core/ui/shapes.ts';
import { color, edge, px, radius, sized, soft } from '../../core/ui/theme.css.ts';

export const tray = style({ display: 'contents' });
export const summary = style({ position: 'relative', marginInlineStart: 'auto', ...soft(px.tiny, 1.3) });
export const list = style({ ...bareList, position: 'relative', zIndex: 1, order: -1, ...wrapRow(6), paddingBlock: 2 });
const isFine = 'li:not([data-trouble])';
inside(list, {
  '&:has([data-trouble])': { flexBasis: '100%' },
  li: { position: 'relative', ...square(48), background: color.white, border: edge.strong, borderRadius: radius },
  canvas: { display: 'block', ...cover },
  'li > [aria-hidden]': { display: 'block', ...square('100%') },
  // After a reload there is no preview: a hill under the sun.
  'li > [aria-hidden]:empty': {
    background: `radial-gradient(circle at 70% 30%, ${color.brass} 5px, #0000 6px), linear-gradient(35deg, ${color.inkSoft} 40%, ${color.sand} 41%)`,
  },
  [`${isFine} :is(b, small)`]: { ...pinned(0), overflow: 'hidden', clipPath: 'inset(50%)' },
  progress: { ...pinned('auto 0 0'), width: '100%', height: 8, accentColor: color.bay },
  button: { ...bareButton, minWidth: 44, minHeight: 44, fontWeight: 600, textDecoration: 'underline' },
  // One that needs a person takes a row, with its name and what happened.
  '[data-trouble]': {
    ...wrapRow('0 12px', 'center'),
    justifyContent: 'flex-end',
    width: '100%',
    height: 'auto',
    borderColor: color.error,
    borderInlineStartWidth: 4,
  },
  'li[data-trouble] > [aria-hidden]': square(64),
  // Where a failed photo's text would be narrower, its buttons wrap below it.
  '[aria-hidden] + span': { flex: '1 1 6.5em', minWidth: 0, paddingInlineEnd: 8 },
  b: { display: 'block', overflow: 'hidden', fontWeight: 600, whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '[data-trouble] small': { color: color.error, fontWeight: 600 },
  small: sized(px.tiny, 1.3),
});
export const cut = style({
  selectors: {
    // Beside the photo, so that pressing the photo does not remove it.
    [`${list} ${isFine} &`]: { ...pinned('-6px -6px auto auto'), minWidth: 0, minHeight: 0, ...square(32) },
    [`${list} &`]: { textDecoration: 'none' },
    '&::before': { content: '"×"', font: '28px/1 sans-serif' },
    [`${isFine} &::before`]: {
      ...pinned('6px 6px auto auto'),
      ...square(20),
      background: color.ink,
      color: color.paper,
      font: '18px/20px sans-serif',
    },
  },
});
/** Sharing the page's button style would add to what every embed loads. */
export const without = style({
  ...bareButton,
  position: 'relative',
  width: '100%',
  minHeight: 48,
  marginBottom: 8,
  padding: '8px 16px',
  border: `2px solid ${color.ink}`,
  borderRadius: radius,
  fontWeight: 600,
});
