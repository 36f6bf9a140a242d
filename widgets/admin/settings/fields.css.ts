import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

export const inlineField = {
  minHeight: 44,
  padding: '5px 8px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
} satisfies StyleRule;

export const actionLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 8,
} satisfies StyleRule;
export const actionNote = { margin: 0, fontSize: text.small, fontWeight: 600 } satisfies StyleRule;
