import { theme } from './theme.css.ts';

const { color } = theme;

/** The style of `::file-selector-button`: the browser’s own button for choosing files, like our buttons. */
export const fileButton = {
  minHeight: 36,
  marginInlineEnd: 12,
  padding: '4px 8px',
  border: `2px solid ${color.ink}`,
  borderRadius: theme.radius,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
