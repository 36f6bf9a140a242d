import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';

const { color } = theme;

export const links = style({});
globalStyle(`${links} :is(a, summary)`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.ink,
  lineHeight: 1.2,
  textDecoration: 'none',
});
globalStyle(`${links} :is(a:hover, [aria-current])`, { textDecoration: `underline 2px ${color.brass}` });
globalStyle(`${links} p`, { padding: '8px 0', color: color.inkSoft });

export const opener = style({
  cursor: 'pointer',
  '::after': {
    content: '',
    width: 6,
    height: 6,
    marginTop: -4,
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  selectors: { '&:is([open] > *, :has(+ :popover-open))::after': { rotate: '225deg', marginTop: 4 } },
});

export const iconButton = style({
  flex: 'none',
  width: 44,
  height: 44,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});
