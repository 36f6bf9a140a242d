import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { print } from '../../components/layout/base.css.ts';

const { color } = theme;

export const list = style({ marginTop: '1.5rem', borderTop: `3px solid ${color.brass}` });
export const item = style({
  borderBottom: `1px solid ${color.line}`,
  // On paper nothing unfolds.
  selectors: { '&::details-content': { '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto' } } } },
});

/** The whole line opens; a plus that loses its upright says so. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '1.5rem',
  alignItems: 'center',
  minHeight: 56,
  paddingBlock: '.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.bay },
    '&::after': {
      content: '',
      width: 18,
      height: 18,
      background: `linear-gradient(${color.barn}, ${color.barn}) 50% / 100% 3px no-repeat, linear-gradient(${color.barn}, ${color.barn}) 50% / 3px 100% no-repeat`,
      transition: 'background-size .2s',
    },
    '[open] > &::after': { backgroundSize: '100% 3px, 3px 0' },
  },
});
globalStyle(`${question} h3`, { fontSize: '1.2rem' });
export const answer = style({ margin: 0, padding: '0 1.5rem 1.25rem 0', color: color.inkSoft });
