import type { StyleRule } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';

const { color } = theme;

export const paper = {
  background: color.white,
  border: `1px solid ${color.line}`,
  borderTop: `3px solid ${color.ink}`,
} satisfies StyleRule;

export const panel = {
  ...paper,
  marginBottom: 24,
  padding: '16px 24px 24px',
  '@media': { '(max-width: 640px)': { paddingInline: 16 } },
} satisfies StyleRule;

export const panelHeading = { ...lettering, margin: 0, fontSize: '1.25rem' } satisfies StyleRule;
