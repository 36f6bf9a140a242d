import { globalStyle, style } from '@vanilla-extract/css';
import { inside } from '../../../widgets/core/ui/shapes.ts';
import { color, sized } from '../../../widgets/core/ui/theme.css.ts';
import { brand, chip, filters, legend, search } from '../../../widgets/palette-picker/filters.css.ts';
import { group, swatch } from '../../../widgets/palette-picker/grid/color-grid.css.ts';
import { colors, fame, picture, stage, words } from '../../../widgets/palette-picker/stage.css.ts';
import { tray } from '../../../widgets/palette-picker/tray.css.ts';
import { frame, place } from '../../../widgets/palette-picker/view.css.ts';
import { contentWidth, gutter, narrow, onPhone, phone } from '../../components/layout/rules.ts';

const wide = '(min-width: 68.75rem)';
const stacked = '(max-width: 68.74rem)';
const oneRow = '(min-width: 72.1rem)';
const low = `${wide} and (max-height: 52rem)`;
// A phone on its side: the house stays behind, so that colors are in view.
const lowest = '(max-height: 30rem)';
const phoneOrLow = `${phone}, ${low}`;
const tablet = `${narrow} and (min-width: 40.01rem)`;

export const head = style({
  paddingTop: '1.4rem',
  '@media': { [phoneOrLow]: { paddingTop: '.9rem' } },
});
globalStyle(`${head} h1`, {
  margin: 0,
  ...sized('clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem)', 1.2),
  '@media': {
    [oneRow]: { width: 'max-content', fontSize: 'clamp(1.9rem, 1.2rem + 1.4vw, 2.5rem)' },
    [phone]: { fontSize: 'min(1.75rem, 7vw)' },
  },
});

export const page = style({ vars: { [place.width]: contentWidth, [place.bleed]: gutter } });
globalStyle(`${page} .${frame}`, {
  '@media': {
    [`screen and ${wide}`]: {
      display: 'grid',
      gridTemplate: 'auto auto auto auto 1fr / minmax(0, 1fr) clamp(18rem, 29vw, 23.5rem)',
      columnGap: '1.75rem',
    },
  },
});
globalStyle(`${page} .${filters}`, {
  gridColumn: '1 / -1',
  gap: '.8rem 1rem',
  paddingBlock: '.8rem 1.2rem',
  '@media': {
    [oneRow]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(14rem, 100vw - 60rem, 19.5rem) auto',
      marginTop: '-2.95rem',
      paddingTop: 0,
    },
    [low]: { paddingBottom: '.9rem' },
    [phone]: { gap: '.6rem' },
  },
});
globalStyle(`${page} .${search}`, { '@media': { [oneRow]: { gridColumn: 2 } } });
globalStyle(`${page} .${filters}:has([type=search]:not(:placeholder-shown)) .${fame}`, { display: 'none' });
inside(`${page} .${fame}`, {
  ol: onPhone({ grid: 'auto / auto-flow 10.5rem', overflowX: 'auto', margin: '0 -12px', padding: '2px 12px 0' }),
  button: { '@media': { [tablet]: { gridTemplate: '44px auto auto / minmax(0, 1fr)', paddingBottom: 6 } } },
  svg: { '@media': { [tablet]: { gridRow: 'auto', height: 44 }, [phone]: { height: 52 } } },
  ':is(b, bdi)': { '@media': { [tablet]: { paddingInline: 8 } } },
  div: { '@media': { [phone]: { marginBottom: 6 }, [low]: { marginBottom: 0 } } },
  p: { '@media': { [phoneOrLow]: { display: 'none' } } },
  '&': {
    '@media': {
      [phone]: { padding: '6px 12px 8px' },
      [low]: { display: 'grid', gridTemplateColumns: '8.5rem 1fr', alignItems: 'center', gap: 12, padding: '8px 16px' },
    },
  },
});
globalStyle(`${page} .${brand}`, { paddingInline: 12 });
globalStyle(`${page} .${filters} .${legend}`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${page} .${chip}`, { '@media': { [phoneOrLow]: { minHeight: 70 } } });
globalStyle(`${page} .${chip}::before`, { '@media': { [phoneOrLow]: { height: 24 } } });
globalStyle(`${page} .${stage}`, {
  position: 'sticky',
  zIndex: 3,
  '@media': {
    [wide]: { gridArea: '2 / 2 / -1', alignSelf: 'start', top: '5.5rem', marginBottom: '6.5rem' },
    [stacked]: {
      top: '4rem',
      marginInline: `calc(-1 * ${gutter})`,
      borderInline: 0,
      borderRadius: 0,
      marginBottom: '.8rem',
    },
    [lowest]: { position: 'static' },
  },
});
globalStyle(`${page} .${stage} > *`, {
  '@media': { [stacked]: { display: 'grid', gridTemplateColumns: '2fr 3fr', alignItems: 'center' } },
});
globalStyle(`${page} .${picture}`, {
  '@media': {
    [low]: { aspectRatio: '640 / 340' },
    [stacked]: { gridRow: '1 / 3', aspectRatio: 'auto', height: '12.5rem' },
    [phone]: { gridColumn: '1 / -1', height: 'clamp(6.5rem, 15svh, 11rem)', backgroundPosition: '50% 34%' },
  },
});
globalStyle(`${page} .${picture} > svg`, onPhone({ height: '145%', translate: '0 -8%' }));
globalStyle(`${page} .${colors}`, { '@media': { [stacked]: { borderTop: 0 }, [phone]: { display: 'none' } } });
globalStyle(`${page} .${words}`, { '@media': { [phoneOrLow]: { display: 'none' } } });
// Below the house, for who comes back from a press without JavaScript.
globalStyle(`${page} .${swatch}`, {
  '@media': {
    [stacked]: { scrollMarginTop: '18rem' },
    [phone]: { scrollMarginTop: '16rem' },
    [lowest]: { scrollMarginTop: '4.5rem' },
  },
});
globalStyle(`${page} .${swatch} svg`, { '@media': { '(min-width: 40.01rem)': { height: '4.6rem' } } });

globalStyle(`${page} .${group} h2`, {
  position: 'sticky',
  top: '4.5rem',
  zIndex: 2,
  marginInline: -5,
  paddingInline: 5,
  background: color.paper,
  '@media': { [stacked]: { position: 'static' }, print: { position: 'static' } },
});
/** One house at a time: the tray has its own. */
globalStyle(`${page}:has(.${tray} section) .${stage}`, { '@media': { screen: { visibility: 'hidden' } } });
/** The tray must not cover a focused element (WCAG 2.4.11). */
globalStyle(`html:has(.${tray})`, {
  scrollPaddingBottom: '8rem',
  '@media': { [phone]: { scrollPaddingBottom: '10rem' }, [lowest]: { scrollPaddingBottom: '4rem' } },
});
globalStyle(`body:has(.${tray}) > header`, { '@media': { [lowest]: { position: 'static' } } });
globalStyle(`body:has(.${tray}) #ask`, { '@media': { [narrow]: { display: 'none' } } });
