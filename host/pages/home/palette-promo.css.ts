import { globalStyle, style } from '@vanilla-extract/css';
import { hallOfFame } from '../../../catalogue/paint/hall-of-fame.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { section } from '../../components/layout/base.css.ts';

const { color, text } = theme;

/** The section itself is a paint chip: a field of color above a white label. */
export const promo = style({
  paddingBottom: section,
  borderTop: `3px solid ${color.brass}`,
  background: color.white,
});
export const boards = style({
  width: '100%',
  height: 'clamp(13rem, 25vw, 30rem)',
  marginBottom: 'clamp(2.5rem, 4vw, 4.5rem)',
});

export const fame = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
});
globalStyle(`${fame} li`, {
  padding: '.7rem .9rem',
  borderTop: '5rem solid',
  fontSize: text.small,
  lineHeight: 1.35,
  color: color.inkSoft,
});
globalStyle(`${fame} b`, { display: 'block', color: color.ink });
hallOfFame.forEach(({ color: { hex } }, index) => {
  globalStyle(`${fame} :nth-child(${index + 1})`, { borderColor: hex });
});
