import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { packages } from '../../../catalogue/services/packages.ts';
import { withoutHas } from '../../../widgets/core/ui/controls.css.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { darkSection, lively, narrow, phone } from '../../components/layout/base.css.ts';

const { color, text } = theme;

/** Pages alternate every 5000 ms; without scripting or motion both are visible. */
const turning = `(scripting: enabled) and ${lively}`;
const wide = '(min-width: 62.01rem)';
const turn = keyframes({
  from: { opacity: 0 },
  '2%': { opacity: 1 },
  '49.9%': { visibility: 'visible' },
  '50%, to': { visibility: 'hidden' },
});

export const offers = style([darkSection, { overflow: 'clip', background: color.bayDeep }]);
export const stage = style({ display: 'grid', gap: '2rem', position: 'relative' });

const deck = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1rem',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))' },
    [turning]: { animation: `${turn} 10s infinite`, gridArea: '1 / 1' },
  },
});
export const fan = style([deck]);
/** Packages span two columns, so that both pages have the same height. */
export const spread = style([
  deck,
  {
    gridTemplateRows: '1fr',
    '@media': { [narrow]: { gridTemplateRows: '1fr 1fr' }, [turning]: { animationDelay: '-5s' } },
  },
]);
globalStyle(`${stage}:is(:hover, :focus-within) > ul`, {
  '@media': { [turning]: { animationPlayState: 'paused', opacity: '1 !important' } },
});
// Browsers without `:has()` cannot stop it, so nothing turns there.
globalStyle(`${stage} > ul`, {
  '@supports': { [withoutHas]: { '@media': { [turning]: { animation: 'none', gridArea: 'auto' } } } },
});
globalStyle(`${stage}:has(:checked) > ul`, { '@media': { [turning]: { animation: 'none', gridArea: 'auto' } } });

/** WCAG 2.2, 2.2.2. Shows all six. */
export const pause = style({
  display: 'none',
  justifySelf: 'end',
  marginTop: '-2rem',
  '@supports': { [withoutHas]: { visibility: 'hidden' } },
  '@media': {
    [turning]: { display: 'block' },
    [wide]: { position: 'absolute', insetInlineEnd: 0, bottom: 0 },
  },
});
for (const [deck, which] of [
  [fan, '1-4'],
  [spread, '5-6'],
] as const) {
  globalStyle(`${deck}::after`, { content: `"${which} of 6"`, gridColumn: '1 / -1', paddingTop: '1rem' });
}

export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  background: `radial-gradient(circle at 50% calc(100% - 26px), ${color.bayDeep} 3px, ${color.brass} 0 10px, #0000 0) ${color.white}`,
  color: color.ink,
  borderRadius: theme.radius,
  // Forced colors remove the white ground.
  outline: '1px solid',
  overflow: 'clip',
  transition: 'rotate .2s, translate .2s',
  selectors: {
    '&:is(:hover, :focus-within)': { rotate: '0deg !important', translate: '0 -.4rem !important', zIndex: 1 },
    [`${spread} > &`]: { gridColumn: 'span 2' },
  },
  '@media': {
    [narrow]: { selectors: { [`${spread} > &`]: { gridColumn: '1 / -1' } } },
    [phone]: { backgroundImage: 'none' },
  },
});
export const tints = style({
  minHeight: '13.5rem',
  forcedColorAdjust: 'none',
  selectors: { [`${spread} &`]: { flex: 9 } },
  '@media': { [narrow]: { minHeight: '6rem' } },
});

packages.forEach(({ tints: [a, b, c, d] }, index) => {
  const nth = index < 4 ? `${fan} > :nth-child(${index + 1})` : `${spread} > :nth-child(${index - 3})`;
  globalStyle(`${nth} > ${tints}`, {
    background: `linear-gradient(${a.hex} 25%, ${b.hex} 0 50%, ${c.hex} 0 75%, ${d.hex} 0)`,
  });
});
for (const [index, turn] of [-3, -1, 1, 3].entries()) {
  globalStyle(`${fan} > :nth-child(${index + 1})`, {
    '@media': {
      [wide]: { rotate: `${turn}deg`, ...(Math.abs(turn) > 1 && { translate: '0 1rem' }) },
    },
  });
}

export const label = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '.5rem',
  padding: '1.5rem 1.5rem 3.4rem',
  '@media': { [phone]: { padding: '1rem .75rem', fontSize: text.small, lineHeight: 1.4 } },
});
/** Balanced lines would break “Touch-Up”. */
globalStyle(`${label} h3`, { fontSize: 'clamp(.95rem, 4.7vw, 1.6rem)', textWrap: 'wrap' });
globalStyle(`${label} p`, { margin: 0, color: color.inkSoft });
globalStyle(`${label} a`, { minHeight: 44, marginTop: 'auto', padding: '8px 14px', whiteSpace: 'nowrap' });
