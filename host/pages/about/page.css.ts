import { globalStyle, style } from '@vanilla-extract/css';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { covering, inside, media, tallRow, tracks } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import {
  desk,
  gutter,
  narrow,
  onNarrow,
  onPhone,
  pageWidth,
  phone,
  section,
  size,
  space,
} from '../../components/layout/rules.ts';
import { folded, reviews } from '../../components/reviews.css.ts';

const pageColor = paintColor('SW 9177');

export const badgesGround = style({ background: pageColor.hex });

export const badges = style({
  ...tracks('repeat(auto-fit, minmax(min(13rem, 100%), auto))'),
  justifyContent: 'space-between',
  paddingBlock: space.hero,
  ...onPhone({ gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch', paddingBlock: '1rem' }),
});
globalStyle(`${badges} li`, {
  paddingInline: 'clamp(1.5rem, 3vw, 3rem)',
  borderLeft: `1px solid ${color.brass}`,
  ...onPhone({ padding: '1.5rem 0', borderLeft: 0, borderTop: `1px solid ${color.brass}` }),
});
globalStyle(`${badges} li:first-child`, { paddingLeft: 0, border: 0 });
globalStyle(`${badges} li:last-child`, { paddingRight: 0 });
globalStyle(`${badges} h3`, sized('min(11vw, 1.5rem)', 1.1));
globalStyle(`${badges} b`, {
  display: 'block',
  ...sized('min(13vw, clamp(2.75rem, 1.8rem + 2.8vw, 4.5rem))', 1),
  marginBottom: '.15em',
  fontWeight: 'inherit',
  color: '#f1dfae',
});
globalStyle(`${badges} p`, { maxWidth: '26ch', margin: '.75rem 0 0' });

export const customerReviewsGround = style({ background: color.sand, borderTop: edge.brass });
// Nothing to unfold.
const unfolded = '&:not(:has(li:nth-child(4)))';
inside(reviews, {
  [`${folded} li:nth-child(n + 4)`]: { display: 'none' },
  [`${unfolded} blockquote`]: { '@media': { [desk]: { display: 'block' } } },
  [`${unfolded} details`]: { '@media': { [desk]: { display: 'none' } } },
  details: { '@media': { print: { display: 'none' } } },
});
export const more = style({ ...tallRow('2.75rem'), fontWeight: 600, backgroundSize: '100% 2px' });

const lowWindow = `${desk} and (max-height: 43rem)`;

export const family = style({
  ...tracks(`max(${gutter}, 50% - ${pageWidth} / 2) minmax(0, 29rem) clamp(2rem, 4vw, 4.5rem) minmax(0, 1fr)`),
  minHeight: 'clamp(34rem, 100svh - 4.6rem, 64rem)',
  borderBottom: edge.brass,
  ...onNarrow({ gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}`, minHeight: 0 }),
});
export const familyWords = style({
  gridArea: '1 / 2',
  alignSelf: 'center',
  paddingBlock: '2rem',
  ...onNarrow({ gridArea: '2 / 2', paddingBlock: '2rem 2.5rem' }),
});
export const title = style({
  ...sized(size.title, 1.02),
  marginBottom: 20,
  ...media(lowWindow)({ fontSize: '3.2rem' }),
});
export const acts = style({ margin: '1.5rem 0 0' });
export const license = style({ margin: '1rem 0 0' });

export const figure = style({
  gridArea: '1 / 4',
  position: 'relative',
  margin: 0,
  borderLeft: `10px solid ${color.brass}`,
  overflow: 'clip',
  ...onNarrow({
    gridArea: '1 / 1 / 2 / -1',
    aspectRatio: '4 / 3.6',
    maxHeight: '52svh',
    width: '100%',
    borderWidth: '0 0 6px',
    borderStyle: 'solid',
    borderColor: color.brass,
  }),
});
/** So that no face is cropped. */
export const picture = style({ ...covering, objectFit: 'cover', objectPosition: '80% 26%' });
export const caption = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  padding: '.4rem .9rem',
  background: color.paper,
  fontSize: text.small,
  lineHeight: 1.3,
});

/** From bare wood through primer to the last coat. */
const coats = ['#cdbf9f', '#e7cd8d', '#aeb3a9', '#98a9b7', '#234058'];

export const yearsGround = style({ background: color.white });
export const years = style({
  ...tracks('repeat(5, 1fr)', '1.5rem', { [narrow]: '1fr 1fr', [phone]: '1fr' }),
  marginTop: '1.5rem',
});
export const year = style({
  paddingTop: '1rem',
  borderTop: '1rem solid',
  ...soft('1em', 1.5),
});
coats.forEach((borderColor, index) => {
  globalStyle(`${years} > :nth-child(${index + 1})`, { borderColor });
});
export const yearName = style({ marginBottom: '.3rem', color: color.ink });

export const served = style({ paddingBlock: section });
export const places = style({
  columns: '5 9rem',
  columnGap: '2rem',
  marginBottom: '1.5rem',
  borderTop: '3px solid currentColor',
});
globalStyle(`${places} li`, { breakInside: 'avoid' });
