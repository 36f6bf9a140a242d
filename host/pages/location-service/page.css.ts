import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  framed,
  inside,
  paperCard,
  pinned,
  plainLink,
  spaced,
  square,
  tallRow,
  tracks,
} from '../../../widgets/core/ui/shapes.ts';
import {
  bold,
  brassUnderline,
  color,
  edge,
  font,
  radius,
  sized,
  soft,
  text,
} from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onNarrow, onPhone, phone, section, space, stickyAt } from '../../components/layout/rules.ts';
import { paint } from '../../components/town-pages/bay-chart.css.ts';
import { serviceColor } from './shared.css.ts';

export const hero = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(42rem, 80vh)',
  borderBottom: edge.brass,
  background: color.sand,
  overflow: 'clip',
  ...onNarrow({ minHeight: 0, gridTemplateRows: 'clamp(13rem, 46vw, 22rem) auto' }),
});
export const scene = style({
  ...pinned('0 0 0 36%'),
  ...onNarrow({ position: 'relative', inset: 'auto', gridRow: 1, overflow: 'clip' }),
});
globalStyle(`${scene} svg`, { position: 'absolute', ...square('100%'), maxWidth: 'none' });
globalStyle(`${scene} .fresh`, { fill: serviceColor });

export const over = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: '3rem',
  ...onNarrow({ gridRow: 2, padding: 0 }),
});
export const label = style({
  width: 'min(100%, 35rem)',
  padding: 'clamp(.75rem, 2vw, 1.5rem) clamp(1.25rem, 3vw, 2.5rem) clamp(1.5rem, 3vw, 2.5rem)',
  background: color.white,
  borderTop: `14px solid ${serviceColor}`,
  borderRadius: radius,
  ...onNarrow({ position: 'relative', width: '100%', marginBottom: '1.5rem', marginTop: '-2.5rem' }),
});
export const title = style({
  margin: '.25rem 0 1.25rem',
  fontSize: 'min(13vw, clamp(2.1rem, 1.4rem + 2.8vw, 3.1rem))',
});
export const painted = style({
  position: 'absolute !important' as 'absolute',
  right: 0,
  bottom: '1.5rem',
  '@media': { [narrow]: { bottom: 'auto', top: '-6.25rem' }, [phone]: { display: 'none' } },
});

export const body = style({
  ...tracks('min(20rem, 34%) 1fr', space.columns, narrow),
  alignItems: 'start',
  paddingBlock: section,
});
export const main = style({ ...tracks('1fr', space.band), ...onNarrow({ gridRow: 1 }) });

export const aside = style({ ...stickyAt('6.5rem'), ...tracks('1fr', '1.1rem') });
export const offer = style({
  ...spaced('.6rem'),
  padding: '1.25rem 1.35rem 1.35rem',
  ...paperCard,
  borderTop: `4px solid ${paint}`,
});
inside(offer, { p: { margin: '0 0 .4rem', ...soft(text.small, 1.5) } });
export const offerTitle = style({ margin: 0, ...sized('min(1.35rem, 9vw)', 1.2) });
export const steps = style({
  ...tracks('repeat(4, 1fr)', 2, { '(max-width: 74rem)': 'repeat(2, 1fr)', [phone]: '1fr' }),
});
export const step = style({
  padding: '1.1rem 1.1rem 1.3rem',
  background: '#e9e2d2',
  selectors: {
    '&:nth-child(2)': { background: color.white },
    '&:nth-child(3)': { background: `color-mix(in oklab, ${serviceColor} 30%, #fff)` },
  },
  ...onPhone({ ...tracks('2.5rem 1fr', '0 .5rem') }),
});
inside(step, {
  h3: { margin: '0 0 .25rem', ...sized('min(1.2rem, 9vw)', 1.2) },
  p: { margin: 0, ...sized(text.small, 1.45), gridColumn: 2 },
});
export const finish = styleVariants({
  ink: [step, { background: serviceColor, color: color.ink }],
  white: [step, { background: serviceColor, color: '#fff' }],
});
export const number = style({
  display: 'block',
  marginBottom: '.6rem',
  font: `680 2.25rem/1 ${font.display}`,
  ...onPhone({ gridRow: 'span 2', margin: 0 }),
});

export const facts = style({ ...tracks('repeat(3, 1fr)', '2rem', phone), margin: 0 });
globalStyle(`${facts} dt`, {
  marginBottom: '.75rem',
  paddingBottom: '.6rem',
  borderBottom: edge.brass,
  font: `680 min(1.35rem, 9vw)/1.2 ${font.display}`,
});
globalStyle(`${facts} dd`, { margin: 0 });

export const benefits = style({ borderTop: edge.brass });
inside(benefits, {
  li: { ...tracks('1.75rem 1fr', '.5rem'), padding: '.75rem 0', borderBottom: edge.thin },
  'li::before': {
    content: '',
    width: '1.35rem',
    height: '1.1rem',
    marginTop: '.3em',
    background: paint,
    clipPath: 'polygon(0 56%, 14% 42%, 36% 66%, 84% 4%, 100% 16%, 40% 100%)',
    forcedColorAdjust: 'none',
  },
});

export const locator = style({
  display: 'block',
  ...framed,
  overflow: 'clip',
  ...plainLink,
  ...bold(text.small),
});
export const map = style({ display: 'block', height: '9.5rem' });
export const caption = style({
  ...tallRow(48, 'flex'),
  padding: '0 1rem',
  borderTop: edge.thin,
  selectors: { 'a:hover > &': brassUnderline },
});
