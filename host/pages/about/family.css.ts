import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth } from '../../components/layout/base.css.ts';

const { color } = theme;

/** The picture runs off the right edge of the page. */
export const family = style({
  display: 'grid',
  gridTemplateColumns: `max(${gutter}, 50% - ${pageWidth} / 2) minmax(0, 27rem) minmax(0, 1fr)`,
  '@media': { [narrow]: { gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}` } },
});
export const words = style({
  gridColumn: 2,
  alignSelf: 'center',
  paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 5rem)',
  '@media': { [narrow]: { gridRow: 2, paddingBlock: '2rem 3rem' } },
});
globalStyle(`${words} h1`, {
  fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)',
  lineHeight: 1.02,
  marginBottom: '1.35rem',
});
globalStyle(`${words} > p:last-child`, { margin: 0 });
export const acts = style({ margin: '1.5rem 0' });

export const picture = style({
  gridColumn: 3,
  alignSelf: 'end',
  position: 'relative',
  height: 'min(44rem, (100vw - 33rem) * .75)',
  marginLeft: 'clamp(1.5rem, 4vw, 4rem)',
  border: `solid ${color.brass}`,
  borderWidth: '10px 0 0 10px',
  '@media': {
    [narrow]: {
      gridColumn: '1 / -1',
      height: 'auto',
      aspectRatio: '8 / 5',
      margin: 0,
      borderWidth: '0 0 6px',
    },
  },
});
globalStyle(`${picture} img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '75% 100%',
});
