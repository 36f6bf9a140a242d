import { globalStyle, style } from '@vanilla-extract/css';
import { color, sized } from '../../../widgets/core/ui/theme.css.ts';
import { brand, chip, filters, legend, search } from '../../../widgets/palette-picker/filters.css.ts';
import { group, swatch } from '../../../widgets/palette-picker/grid/color-grid.css.ts';
import { colors, picture, stage, words } from '../../../widgets/palette-picker/stage.css.ts';
import { tray } from '../../../widgets/palette-picker/tray.css.ts';
import { frame, place } from '../../../widgets/palette-picker/view.css.ts';
import { contentWidth, gutter, onPhone, phone } from '../../components/layout/rules.ts';

const wide = '(min-width: 68.75rem)';
const stacked = '(max-width: 68.74rem)';
const low = `${wide} and (max-height: 46rem)`;
const phoneOrLow = `${phone}, ${low}`;

export const head = style({
  paddingTop: '1.4rem',
  '@media': { [phoneOrLow]: { paddingTop: '.9rem' } },
});
globalStyle(`${head} h1`, {
  margin: 0,
  ...sized('clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem)', 1.2),
  '@media': { [wide]: { width: 'max-content', fontSize: 'clamp(2rem, .4rem + 2.4vw, 2.6rem)' } },
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
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 22rem) auto', marginTop: '-3.3rem', paddingTop: 0 },
    [low]: { marginTop: '-3.1rem', paddingBottom: '.9rem' },
    [phone]: { gap: '.6rem' },
  },
});
globalStyle(`${page} .${search}`, { '@media': { [wide]: { gridColumn: 2 } } });
globalStyle(`${page} .${brand}`, { paddingInline: 12 });
globalStyle(`${page} .${filters} .${legend}`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${page} .${chip}`, { '@media': { [phoneOrLow]: { minHeight: 84 } } });
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
  },
});
globalStyle(`${page} .${stage} > *`, {
  '@media': { [stacked]: { display: 'grid', gridTemplateColumns: '2fr 3fr', alignItems: 'center' } },
});
globalStyle(`${page} .${picture}`, {
  '@media': {
    [low]: { aspectRatio: '640 / 340' },
    [stacked]: { gridRow: '1 / 3', aspectRatio: 'auto', height: '12.5rem' },
    [phone]: { gridColumn: '1 / -1', height: 'clamp(7.5rem, 22svh, 11rem)', backgroundPosition: '50% 34%' },
  },
});
globalStyle(`${page} .${picture} > svg`, onPhone({ height: '145%', translate: '0 -8%' }));
globalStyle(`${page} .${colors}`, { '@media': { [stacked]: { borderTop: 0 }, [phone]: { display: 'none' } } });
globalStyle(`${page} .${words}`, { '@media': { [phoneOrLow]: { display: 'none' } } });
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
globalStyle(`html:has(.${tray})`, { scrollPaddingBottom: '8rem', ...onPhone({ scrollPaddingBottom: '11rem' }) });
