import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

/** A field for a time or a date in a line of text. */
export const inlineField = {
  minHeight: 44,
  padding: '5px 8px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
} satisfies StyleRule;

/** A button with its outcome beside it. */
export const actionLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 8,
} satisfies StyleRule;
export const actionNote = { margin: 0, fontSize: text.small, fontWeight: 600 } satisfies StyleRule;
