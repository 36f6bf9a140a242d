import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

/* Shapes that many rules share. What a rule adds to one follows it. */
export const bareList = { margin: 0, padding: 0, listStyle: 'none' } satisfies StyleRule;
export const boxed = {
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
} satisfies StyleRule;
export const onDark = {
  border: '1px solid #ffffff77',
  borderRadius: theme.radius,
  background: 'none',
  color: '#fff',
  font: 'inherit',
} satisfies StyleRule;
export const plainButton = { border: 0, background: 'none', color: 'inherit', cursor: 'pointer' } satisfies StyleRule;
export const noFrame = { margin: 0, padding: 0, border: 0 } satisfies StyleRule;
export const labelText = { font: 'inherit', fontSize: text.small, fontWeight: 600 } satisfies StyleRule;
export const wrapping = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } satisfies StyleRule;
export const apart = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } satisfies StyleRule;
export const centered = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' } satisfies StyleRule;
/** Screen readers read it. */
export const unseen = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'clip',
} satisfies StyleRule;
