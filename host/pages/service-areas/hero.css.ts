import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth, phone, size } from '../../components/layout/base.css.ts';
import { dot, minor, towns } from '../../components/town-pages/bay-chart.css.ts';

const { color } = theme;

export const hero = style({ background: '#f1e6c9', borderBottom: `1px solid ${color.lineStrong}`, overflow: 'clip' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 29rem) minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const copy = style({
  alignSelf: 'center',
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem) 2rem',
  '@media': { [narrow]: { paddingBottom: '1.5rem' } },
});
globalStyle(`${copy} h1`, { marginBottom: '1.35rem', fontSize: size.hero, lineHeight: 1.02 });
export const words = style({ color: '#3b4759' });

/** Runs out to the edge of the window. */
export const chart = style({
  position: 'relative',
  minHeight: '44rem',
  marginRight: `min(0px, (100vw - ${pageWidth}) / -2, -1 * ${gutter})`,
  borderLeft: '1px solid #7a7358',
  outline: '5px solid #fbf6e6',
  outlineOffset: -6,
  '@media': {
    [narrow]: {
      minHeight: 0,
      aspectRatio: '5 / 6',
      marginInline: `calc(-1 * ${gutter})`,
      borderLeft: 0,
      borderTop: '1px solid #7a7358',
    },
  },
});
/** On a phone the towns that were asked for stand right below the search. */
for (const asked of ['input:not(:placeholder-shown)', 'option:checked:not([value=""])']) {
  globalStyle(`${hero}:has(${asked}) .${chart}`, { '@media': { [phone]: { display: 'none' } } });
}
export const drawing = style({ position: 'absolute', inset: 0 });
/** As large in a hand as on a table. */
globalStyle(`${drawing} .${towns}`, { fontSize: 18, '@media': { [phone]: { fontSize: 28 } } });
globalStyle(`${drawing} [data-town]`, { transition: 'opacity .2s' });
globalStyle(`${drawing} [data-aside]`, { opacity: 0.3 });
globalStyle(`${drawing} .${towns} text`, { '@media': { [phone]: { strokeWidth: 8 } } });
globalStyle(`${drawing} .${minor} text`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${drawing} .${dot}`, { '@media': { [phone]: { r: '10px' } } });
