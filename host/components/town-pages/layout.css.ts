import { globalStyle, style } from '@vanilla-extract/css';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { corner, plainLink, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { bold, brassUnderline, color, edge, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, narrow, onPhone, section, space, stickyAt } from '../layout/rules.ts';
import { paint } from './bay-chart.css.ts';

export const split = style({
  ...tracks('4fr 7fr', `2rem ${space.columns}`, narrow),
  alignItems: 'start',
  paddingBlock: section,
});
globalStyle(`${split} h2 + p`, { marginTop: '1rem' });

export const sticks = style(stickyAt('6.5rem'));

export const actions = style({ ...wrapRow('.75rem'), maxWidth: 'none', margin: 0 });
globalStyle(`${actions} > a`, onPhone({ flex: '1 1 100%' }));

export const crumb = style({ margin: 0 });
globalStyle(`${crumb} a`, { ...tallRow(44), gap: '.5em', ...bold(text.small), ...plainLink });
globalStyle(`${crumb} a::before`, corner('0 0 2px 2px'));
globalStyle(`${crumb} a:hover`, brassUnderline);

export const code = style({ margin: 0, ...bold(text.tiny, 1.3), letterSpacing: '.06em', textTransform: 'uppercase' });

export const go = style({
  paddingBlock: '.4rem .3rem',
  fontWeight: 600,
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 100% / 100% 2px no-repeat`,
  transition: 'background-size .2s',
  selectors: { 'a:hover > &, a:hover > span > &': { backgroundSize: '40% 2px' } },
});

export const tinted = style({});
globalStyle(`${tinted} .tint`, { color: paint });

export const closing = style({
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  borderTop: edge.brass,
  background: color.bay,
  color: '#fff',
});
export const grid = style({ ...tracks('repeat(2, 1fr)', `1.5rem ${space.columns}`, narrow), alignItems: 'start' });
globalStyle(`${grid} p`, { fontSize: '1.15rem' });
/** Barn red on a painted wall needs an outline. */
export const ask = style([button, { borderColor: '#fff' }]);
export const call = style([
  lineButton,
  { color: '#fff', selectors: { '&:hover': { background: '#fff', borderColor: '#fff', color: color.ink } } },
]);
export const reach = style({ marginTop: '1.25rem', fontSize: fluid('1.1rem, .9rem + 1vw, 1.5rem', '6vw') });
globalStyle(`${reach} a`, { ...tallRow(44), color: 'inherit', textDecorationColor: '#ffffff88' });
