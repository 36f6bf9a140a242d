import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { localServices } from '../../../catalogue/services/services.ts';
import {
  corner,
  cover,
  flexColumn,
  inside,
  media,
  paperCard,
  pictureLink,
  pinned,
  plainLink,
  tracks,
} from '../../../widgets/core/ui/shapes.ts';
import { bold, color, edge, font, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, narrow, onNarrow, painted, phone, space } from '../../components/layout/rules.ts';

/** A laptop, whose first screen ends below the pictures. */
const low = '(min-width: 62rem) and (max-height: 44rem)';

export const body = style(media(low)({ paddingTop: '2.25rem' }));
export const trio = style(tracks('repeat(3, 1fr)', '1.5rem', narrow));
export const card = style({
  ...paperCard,
  ...pictureLink,
  transition: 'border-color .15s',
  selectors: { '&:hover': { borderColor: color.ink } },
  '@media': {
    [narrow]: { gridTemplate: 'none / min(17rem, 40%) 1fr' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const picture = style({
  height: '12rem',
  borderBottom: edge.brass,
  overflow: 'clip',
  '@media': {
    [narrow]: { height: 'auto', minHeight: '12rem', borderBottom: 0, borderRight: edge.brass },
    [phone]: { minHeight: 0, height: '9rem', borderRight: 0, borderBottom: edge.brass },
  },
});
inside(picture, { '& > *': { ...cover, scale: '1.25', transformOrigin: '50% 35%' } });
export const label = style({ ...flexColumn, alignItems: 'start', padding: '1.25rem 1.35rem 1rem' });
inside(label, { p: { flex: 1, margin: '.25rem 0 .5rem', ...soft(text.small, 1.5) } });
export const more = style({ marginBottom: '.5rem' });

export const apart = style({ marginTop: space.band });
export const rows = style({ columns: '2 20rem', columnGap: space.columns });
export const row = style({
  ...tracks('min(3.25rem, 16%) 1fr auto', '0 min(1rem, 3vw)'),
  alignItems: 'center',
  minHeight: '5rem',
  padding: '.6rem .5rem .6rem 0',
  breakInside: 'avoid',
  borderBottom: edge.thin,
  ...plainLink,
  transition: 'background-color .15s',
  selectors: {
    '&:hover': { background: color.white },
    '&:active': { background: color.sand },
    '&::after': { ...corner('2px 2px 0 0'), transition: 'translate .15s' },
    '&:hover::after': { translate: '.25rem' },
  },
});
inside(row, {
  b: { font: `680 min(1.2rem, 7.5vw)/1.2 ${font.display}` },
  p: { margin: '.1rem 0 0', ...soft(text.small, 1.4) },
});
const dab = style({ aspectRatio: 1, padding: '20%', rotate: '-1.5deg', forcedColorAdjust: 'none' });
export const dabs = styleVariants(
  Object.fromEntries(localServices.map(({ key, paint: { hex } }) => [key, hex])),
  (hex) => [dab, painted(hex)],
);

export const sum = style({ margin: '0 0 1.5rem', color: color.inkSoft });
export const also = style({ columns: '4 8rem', columnGap: space.closeColumns, margin: 0 });
inside(also, {
  div: { breakInside: 'avoid', paddingBottom: '1.25rem' },
  dt: { marginBottom: '.35rem', paddingBottom: '.35rem', borderBottom: edge.thin, ...bold(text.small) },
  dd: { margin: 0, lineHeight: 1.75 },
});

export const hero = style({
  position: 'relative',
  background: color.white,
  borderBottom: edge.brass,
});
export const chart = style({
  ...pinned('0 0 0 45%'),
  '@media': {
    [narrow]: { position: 'relative', inset: 'auto', height: '11rem' },
    [phone]: { height: '8rem' },
  },
});
globalStyle(`${chart}::after`, {
  content: '',
  ...pinned(0),
  background: `linear-gradient(90deg, ${color.white} max(8%, 40.5rem - 45vw), transparent 65%)`,
  ...onNarrow({ background: `linear-gradient(0deg, ${color.white}, transparent 42%)` }),
});
export const copy = style({
  position: 'relative',
  maxWidth: '38rem',
  paddingBlock: 'clamp(1.5rem, 1.8vw, 4rem)',
  '@media': { [narrow]: { paddingTop: '.5rem' }, [low]: { maxWidth: '43rem', paddingBlock: '.75rem 1.25rem' } },
});
export const title = style({ margin: '.25rem 0 .9rem', fontSize: fluid('2.1rem, 1.5rem + 2.8vw, 3.75rem') });
