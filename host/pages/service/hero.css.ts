import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { exteriorPage } from '../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../catalogue/services/pages/pressure-washing.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth, phone } from '../../components/layout/base.css.ts';

const { color } = theme;

const wall = createVar();
export const walls = styleVariants(
  {
    exterior: exteriorPage.wall.color,
    interior: interiorPage.wall.color,
    'pressure-washing': pressureWashingPage.wall.color,
  },
  ({ hex }) => ({ vars: { [wall]: hex, '--house-siding': hex } }),
);

export const hero = style({
  gridArea: '1 / 1 / 2 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  background: wall,
  color: '#fff',
  borderBottom: `3px solid ${color.brass}`,
});

export const copy = style({
  gridArea: '1 / 2',
  position: 'relative',
  zIndex: 2,
  paddingBlock: 'clamp(2rem, 1rem + 3vw, 4rem) 0',
  '@media': { [narrow]: { paddingBottom: '1.5rem' } },
});
globalStyle(`${copy} h1`, {
  fontSize: 'min(13vw, clamp(2.5rem, 1.5rem + 3.6vw, 4.25rem))',
  lineHeight: 1.02,
  marginBottom: '1.35rem',
});
export const words = style({ maxWidth: '34rem', marginBottom: '1.5rem', color: '#e6ecef' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem 1rem', margin: 0 });
globalStyle(`${copy}:not(:has(${ways} > :nth-child(2)))`, { '@media': { [phone]: { paddingBottom: 0 } } });

/** The form has the page's only red button. */
const white = { color: '#fff' };
const whiteHovered = { background: '#fff', borderColor: '#fff', color: color.ink };
export const quiz = style({});
globalStyle(`${quiz} > * > a`, white);
globalStyle(`${quiz} > * > a:hover`, whiteHovered);
export const call = style([
  lineButton,
  {
    ...white,
    selectors: {
      '&:hover': whiteHovered,
      [`${quiz} + &:not(:hover)`]: {
        borderColor: 'transparent',
        textDecoration: 'underline',
        textUnderlineOffset: '.22em',
      },
    },
    '@media': { [phone]: { display: 'none' } },
  },
]);

export const scene = style({
  gridArea: '2 / 1 / 3 / -1',
  position: 'relative',
  overflow: 'clip',
  height: 'clamp(27rem, 43vw, 34rem)',
  '@media': { [narrow]: { height: 'clamp(16rem, 60vw, 36rem)' }, [phone]: { height: '19.5rem' } },
});
export const drawing = style({
  position: 'absolute',
  bottom: 0,
  left: `max(0px, (100% - ${pageWidth}) / 2 - 2.5rem)`,
  width: 'clamp(34rem, 62vw, 50rem)',
  '@media': {
    [narrow]: { left: 0, width: 'max(100%, 26rem)' },
    [phone]: { left: '-1.5rem', width: 'max(100%, 29rem)' },
  },
});
globalStyle(`${drawing} svg`, { width: '100%', overflow: 'visible' });

export const roll = style({
  position: 'absolute',
  top: -1,
  left: -1,
  width: 'max(100% + 2px, 100rem)',
  maxWidth: 'none',
  fill: wall,
  '@media': { [phone]: { width: '60rem' } },
});

export const painted = style({
  position: 'absolute',
  left: `max(${gutter}, (100% - ${pageWidth}) / 2)`,
  bottom: '1.5rem',
  '@media': { [phone]: { bottom: '1rem' } },
});
