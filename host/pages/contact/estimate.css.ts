import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { section } from '../../components/layout/base.css.ts';

const { color } = theme;

/** On sand, as wide as the page: the form's two columns stand beside each other. */
export const estimate = style({
  paddingBlock: section,
  background: color.sand,
  borderTop: `3px solid ${color.brass}`,
});
globalStyle(`${estimate} h2`, { maxWidth: '20ch', marginBottom: '.75rem' });
export const words = style({ marginBottom: '2rem' });
