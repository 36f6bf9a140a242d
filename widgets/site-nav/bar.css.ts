import { style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';
import { narrow } from './dimensions.ts';
import { iconButton } from './links.css.ts';

const { color } = theme;

export const call = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingLeft: 24,
  borderLeft: `1px solid ${color.line}`,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: `underline 2px ${color.brass}` } },
  '@media': {
    [narrow]: { marginLeft: 'auto', padding: 0, border: 0 },
    '(max-width: 40rem)': { fontSize: 'clamp(.8125rem, 3.9vw, 1.0625rem)' },
  },
});

export const burger = style([
  iconButton,
  {
    display: 'none',
    marginRight: -12,
    background: `repeating-linear-gradient(${color.ink} 0 2px, #0000 0 7px) 50%/20px 16px no-repeat`,
    '@media': { [narrow]: { display: 'block' } },
  },
]);
