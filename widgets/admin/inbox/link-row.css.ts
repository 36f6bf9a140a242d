import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

export const linkRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 48,
  padding: '6px 0',
  color: theme.color.ink,
  textDecoration: 'none',
} satisfies StyleRule;
