import { lightTheme, theme } from './theme.css.ts';

export const tooltipWords = {
  display: 'block',
  padding: '7px 12px',
  background: theme.color.ink,
  color: theme.color.paper,
  borderRadius: theme.radius,
  fontSize: lightTheme.text.tiny,
  lineHeight: 1.4,
} as const;
