import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, section } from '../../components/layout/base.css.ts';

const { color, text } = theme;

export const backToBlog = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  minHeight: '2.75rem',
  color: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: `underline 2px ${color.brass}` } },
  '::before': {
    content: '',
    width: '.5em',
    height: '.5em',
    border: 'solid currentColor',
    borderWidth: '0 0 2px 2px',
    rotate: '45deg',
  },
});

export const notFound = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2rem',
  alignItems: 'center',
  paddingBlock: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${notFound} h1`, { marginBottom: '1rem' });
export const drawing = style({ width: '100%', maxHeight: '24rem' });
