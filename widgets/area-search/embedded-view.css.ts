import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { autoFill, inputBox, spaced, tracks, wrapRow } from '../core/ui/shapes.ts';
import { bold, color, edge, px, radius, sized, soft } from '../core/ui/theme.css.ts';

export const box = style({
  display: 'block',
  padding: '18px 20px 10px',
  background: color.white,
  border: edge.thin,
  borderRadius: radius,
  color: color.ink,
  ...sized(px.body, 1.5),
});
globalStyle(`${box} form`, wrapRow(12, 'end'));
globalStyle(`${box} label`, { ...spaced(6), flex: '1 1 240px', minWidth: 0, ...bold(px.small) });
globalStyle(`${box} :is(input, button)`, {
  ...inputBox,
  padding: '9px 12px',
  background: color.paper,
  color: 'inherit',
  fontSize: px.body,
  fontWeight: 400,
});
globalStyle(`${box} input::placeholder`, { color: color.inkSoft, opacity: 1 });
globalStyle(`${box} button`, {
  width: 'auto',
  padding: '9px 22px',
  borderWidth: 2,
  borderColor: color.ink,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${box} button:hover`, { background: color.ink, color: color.paper });
globalStyle(`${box} p`, { margin: '10px 0' });
export const note = style(soft(px.small));
globalStyle(`${box} a`, { display: 'inline-block', padding: '9px 0', color: 'inherit', fontWeight: 600 });

/** Scrolls inside, so that the page around it does not move. */
globalStyle(`${box} ul`, {
  ...tracks(autoFill('min(100%, 176px)'), 8),
  maxHeight: 328,
  margin: '0 -4px 10px',
  padding: 4,
  overflow: 'auto',
  listStyle: 'none',
});
globalStyle(`${box} li`, {
  minHeight: 60,
  background: color.paper,
  border: edge.thin,
  borderInlineStart: `6px solid ${color.bay}`,
  borderRadius: radius,
});
globalStyle(`${box} ul:empty`, { display: 'none' });
globalStyle(`${box} li a`, { display: 'block', padding: '8px 12px', lineHeight: 1.3, textDecoration: 'none' });
globalStyle(`${box} li a:hover`, { textDecoration: 'underline' });
globalStyle(`${box} small`, { display: 'block', ...soft(px.tiny), fontWeight: 400 });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const placeholder = style({ animation: `${breathe} 1.6s infinite` });
globalStyle(`${box} .${placeholder}`, { background: color.sand });
