import { globalStyle, style } from '@vanilla-extract/css';
import { inputBox, onNight, spaced } from '../../core/ui/shapes.ts';
import { bold, color, px, radius } from '../../core/ui/theme.css.ts';

const code = { fontFamily: 'ui-monospace, monospace', fontSize: px.small } as const;

export const form = style({ ...spaced('1rem'), alignContent: 'start', justifyItems: 'start' });
globalStyle(`${form} label`, { width: '100%', ...spaced('.35rem'), ...bold(px.small) });
globalStyle(`${form} :is(input, textarea)`, {
  ...inputBox,
  padding: '.6rem .75rem',
  color: color.ink,
  fontSize: px.body,
  fontWeight: 400,
});
globalStyle(`${form} textarea`, code);
export const verdict = style({
  width: '100%',
  margin: 0,
  padding: '1rem 1.25rem',
  background: color.white,
  borderInlineStart: `6px solid ${color.brass}`,
  overflowWrap: 'anywhere',
});
// Kept in the accessibility tree, so that its text is announced.
globalStyle(`${verdict}:empty`, { padding: 0, border: 0 });
globalStyle(`${verdict} p`, { margin: 0 });
export const merged = style({ ...code, padding: '.8rem 1rem', ...onNight, borderRadius: radius, lineHeight: 1.7 });
globalStyle(`${verdict} p + ${merged}`, { marginTop: '.75rem' });
globalStyle(`${merged} mark`, { padding: '.05em .3em', background: color.ok, color: color.white });
