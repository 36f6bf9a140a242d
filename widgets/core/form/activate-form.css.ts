import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { fileButton } from '../ui/controls.css.ts';
import { button, lettering } from '../ui/parts.css.ts';
import { inside, wrapRow } from '../ui/shapes.ts';
import { color, edge, radius, sized } from '../ui/theme.css.ts';
import { control, foot, sheet } from './form-view.css.ts';

/** So that color is not the only sign. */
inside(control, {
  '[aria-invalid]': { borderColor: color.error, borderInlineStartWidth: 4, paddingInlineStart: 9 },
  p: { color: color.error, fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' },
  '[readonly]': { background: color.sand, borderStyle: 'dashed', cursor: 'not-allowed' },
});
globalStyle(`${sheet} label:has([aria-disabled])`, { borderStyle: 'dashed', cursor: 'not-allowed' });

const coat = keyframes({ from: { backgroundPosition: '100%' }, to: { backgroundPosition: '-50%' } });
globalStyle(`${button}[aria-disabled]`, {
  background: `linear-gradient(100deg, #d9cdb2 42%, ${brand.colors.sand} 50%, #d9cdb2 58%) 0 / 300%`,
  borderColor: '#d9cdb2',
  color: '#4d4738',
  cursor: 'not-allowed',
  animation: `${coat} 1.4s linear infinite`,
});

export const outcome = style({
  ...wrapRow(8),
  gridColumn: '1 / -1',
  // Room for the toast at the top of phones.
  scrollMarginTop: 232,
  padding: 16,
  border: edge.strong,
  borderTop: `6px solid ${color.error}`,
  borderRadius: radius,
  color: color.ink,
});
globalStyle(`${outcome} :is(h3, p)`, { width: '100%', margin: 0 });
globalStyle(`${outcome} h3`, { ...lettering, ...sized(20, 1.2) });
globalStyle(`${outcome} > .${button}`, { width: '100%' });
globalStyle(`${outcome} a`, { flex: 1, whiteSpace: 'nowrap' });

globalStyle(`${foot} [role=alert]`, { gridColumn: '1 / -1', color: color.error, fontWeight: 600 });
globalStyle(`${foot} [role=alert] a`, { display: 'flex', marginTop: 8 });

globalStyle(`${control} > button`, { ...fileButton, justifySelf: 'start', minHeight: 44 });
