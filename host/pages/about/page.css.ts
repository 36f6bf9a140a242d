import { globalStyle, style } from '@vanilla-extract/css';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { covering, tallRow, tracks } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, sized } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, onNarrow, onPhone, pageWidth, section, size, space } from '../../components/layout/rules.ts';

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
export const columns = style({ columns: '3 17rem', columnGap: '1.5rem', ...onPhone({ columns: 'auto' }) });
export const more = style({ ...tallRow('2.75rem'), fontWeight: 600, backgroundSize: '100% 2px' });

export const family = style({
  ...tracks(`max(${gutter}, 50% - ${pageWidth} / 2) minmax(0, 27rem) minmax(0, 1fr)`, 0, {
    [narrow]: `${gutter} minmax(0, 1fr) ${gutter}`,
  }),
});
export const familyWords = style({
  gridColumn: 2,
  alignSelf: 'center',
  paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 5rem)',
  ...onNarrow({ gridRow: 2, paddingBlock: '2rem 3rem' }),
});
export const title = style({ ...sized(size.title, 1.02), marginBottom: '1.35rem' });
globalStyle(`${familyWords} > p:last-child`, { margin: 0 });
export const acts = style({ margin: '1.5rem 0' });

export const picture = style({
  gridColumn: 3,
  alignSelf: 'end',
  position: 'relative',
  // So that no person is cropped.
  aspectRatio: '8 / 5',
  marginLeft: space.closeColumns,
  border: `solid ${color.brass}`,
  borderWidth: '10px 0 0 10px',
  ...onNarrow({ gridColumn: '1 / -1', margin: 0, borderWidth: '0 0 6px' }),
});
globalStyle(`${picture} img`, { ...covering, objectFit: 'cover', objectPosition: '75% 100%' });

export const served = style({
  ...tracks('4fr 7fr', `2rem ${space.columns}`, narrow),
  alignItems: 'start',
  paddingBlock: section,
});
export const servedWords = style({ position: 'sticky', top: '7rem', ...onNarrow({ position: 'static' }) });
globalStyle(`${servedWords} > :nth-child(3)`, { margin: '1rem 0 1.5rem' });

export const places = style({ columns: '2 9rem', columnGap: '2rem', borderTop: '3px solid currentColor' });
globalStyle(`${places} li`, { breakInside: 'avoid' });
