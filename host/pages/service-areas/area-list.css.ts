import { style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

export const ground = style({
  paddingBlock: 'clamp(2rem, 1.5rem + 2.5vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem)',
  background: theme.color.sand,
});
/** Under the header when the search leads here. */
export const live = style({ scrollMarginTop: 96 });
export const count = style({ marginBottom: '1.5rem' });
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineStart: '.5rem',
  color: theme.color.ink,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const areaList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: '2rem 1.5rem',
  '@media': { [phone]: { gap: '.75rem' } },
});
