import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;

/** Its own background keeps it readable on any page. */
export const box = style({
  display: 'block',
  padding: '18px 20px 10px',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  color: color.ink,
  fontSize: text.body,
  lineHeight: 1.5,
});
globalStyle(`${box} form`, { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
globalStyle(`${box} label`, {
  display: 'grid',
  flex: '1 1 240px',
  gap: 6,
  minWidth: 0,
  fontSize: text.small,
  fontWeight: 600,
});
globalStyle(`${box} :is(input, button)`, {
  width: '100%',
  minHeight: 48,
  padding: '9px 12px',
  background: color.paper,
  color: 'inherit',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  font: 'inherit',
  fontSize: text.body,
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
export const note = style({ color: color.inkSoft, fontSize: text.small });
globalStyle(`${box} a`, { display: 'inline-block', padding: '9px 0', color: 'inherit', fontWeight: 600 });

/** Scrolls inside, so that the page around it does not move. */
globalStyle(`${box} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
  gap: 8,
  maxHeight: 328,
  margin: '0 -4px 10px',
  padding: 4,
  overflow: 'auto',
  listStyle: 'none',
});
globalStyle(`${box} li`, {
  minHeight: 60,
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderInlineStart: `6px solid ${color.bay}`,
  borderRadius: theme.radius,
});
globalStyle(`${box} ul:empty`, { display: 'none' });
globalStyle(`${box} li a`, { display: 'block', padding: '8px 12px', lineHeight: 1.3, textDecoration: 'none' });
globalStyle(`${box} li a:hover`, { textDecoration: 'underline' });
globalStyle(`${box} small`, { display: 'block', color: color.inkSoft, fontSize: text.tiny, fontWeight: 400 });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const placeholder = style({ animation: `${breathe} 1.6s infinite` });
globalStyle(`${box} .${placeholder}`, { background: color.sand });
