import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { packages } from '../../../catalogue/packages.ts';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { calm, lively, narrow, phone, section, wall } from '../../layout/base.css.ts';

const { color, text } = theme;

/** Two pages take turns, 5000 ms each (SPEC.md §9), where scripts could run and motion is welcome; else both stand. */
const turning = `screen and (scripting: enabled) and ${lively}`;
const turn = keyframes({
  from: { opacity: 0 },
  '2%': { opacity: 1 },
  '49.9%': { visibility: 'visible' },
  '50%, to': { visibility: 'hidden' },
});

export const offers = style([wall, { paddingBlock: section, overflow: 'clip', background: color.bayDeep }]);
export const aside = style({ color: '#e8eef0' });

export const stage = style({ display: 'grid', gap: '2rem', position: 'relative' });

export const deck = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.9rem',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [turning]: { animation: `${turn} 10s infinite` },
  },
});
/** The second page: each package an open spread over two columns, so that both pages are of one height. */
export const spread = style({ '@media': { [turning]: { animationDelay: '-5s' } } });
globalStyle(`${stage}:not(:has(:checked)) > ul`, { '@media': { [turning]: { gridArea: '1 / 1' } } });
globalStyle(`${stage}:is(:hover, :focus-within) > ul`, {
  '@media': { [turning]: { animationPlayState: 'paused', opacity: '1 !important' } },
});
globalStyle(`${stage}:has(:checked) > ul`, { '@media': { [turning]: { animation: 'none' } } });

/** Only for whoever comes by keyboard (WCAG 2.2, 2.2.2): shows all six and keeps them. */
export const pause = style({
  position: 'absolute',
  zIndex: 2,
  bottom: '100%',
  padding: '.7rem 1.4rem',
  border: '2px solid',
  borderRadius: theme.radius,
  background: color.bayDeep,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  '@media': { [calm]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** A strip of the fan deck: four tints over a white label, with the hole of its rivet. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  background: `radial-gradient(circle, ${color.bayDeep} 3px, ${color.brass} 3.5px 10px, #0000 10.5px) 50% calc(100% - 16px)/20px 20px no-repeat ${color.white}`,
  color: color.ink,
  borderRadius: theme.radius,
  overflow: 'clip',
  transformOrigin: '50% 120%',
  transition: 'rotate .2s, translate .2s',
  selectors: {
    '&:is(:hover, :focus-within)': { rotate: '0deg !important', translate: '0 -.4rem !important', zIndex: 1 },
  },
});
globalStyle(`${spread} > li`, { flexDirection: 'row', gridColumn: 'span 2' });
globalStyle(`${spread} > li`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });

export const tints = style({ minHeight: '13.5rem', '@media': { [narrow]: { minHeight: '6rem' } } });
globalStyle(`${spread} ${tints}`, { width: '38%' });
packages.forEach(({ tints: [a, b, c, d] }, index) => {
  const page = index < 4 ? `${deck}:not(${spread}) > :nth-child(${index + 1})` : `${spread} > :nth-child(${index - 3})`;
  globalStyle(`${page} > ${tints}`, {
    background: `linear-gradient(${a.hex} 25%, ${b.hex} 0 50%, ${c.hex} 0 75%, ${d.hex} 0)`,
  });
  if (index < 4) {
    const tilt = [-2.6, -0.9, 0.9, 2.6][index];
    globalStyle(page, {
      '@media': { '(min-width: 62.01rem)': { rotate: `${tilt}deg`, translate: index % 3 === 0 ? '0 1.4rem' : '0' } },
    });
  }
});

export const label = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '.6rem',
  padding: '1.5rem 1.5rem 3.4rem',
  '@media': { [phone]: { padding: '1rem .85rem', fontSize: text.small, lineHeight: 1.4 } },
});
globalStyle(`${label} p`, { margin: 0, color: color.inkSoft });
globalStyle(`${label} a`, { minHeight: 44, marginTop: 'auto', padding: '8px 18px', whiteSpace: 'nowrap' });
