import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bareList, inside, wrapRow } from '../core/ui/shapes.ts';
import { color, px, radius } from '../core/ui/theme.css.ts';
import { panel, wide } from './view.css.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 6px' } });

export const chips = style([
  panel,
  {
    '@container': {
      '(min-width: 600px)': {
        ...wrapRow(8, 'center'),
        // Chromium draws remains of other pages below an edge at a fraction of a pixel.
        inset: 'auto 0 -1px',
        padding: '4px 32px',
        borderRadius: 0,
      },
      [wide]: { display: 'block', inset: 'auto 16px 16px', padding: '12px 16px', borderRadius: radius },
    },
  },
]);
inside(chips, {
  ul: { ...wrapRow(6), ...bareList, fontSize: px.tiny, '@container': { [wide]: { marginTop: 8 } } },
  li: {
    display: 'none',
    padding: '3px 9px 4px',
    background: color.sand,
    borderRadius: 2,
    '@container': { [wide]: { display: 'block' } },
  },
});
export const latest = style({});
globalStyle(`${chips} .${latest}`, {
  display: 'block',
  background: color.tape,
  color: '#fff',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${arrive} .2s ease` } },
});
