import { theme } from './theme.css.ts';

const { color } = theme;

/** For `::file-selector-button`. */
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
