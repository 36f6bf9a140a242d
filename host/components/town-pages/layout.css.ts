import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../layout/base.css.ts';
import { corner, gridColumns, plainLink, stickyAt, tapTarget, wrapRow } from '../layout/rules.ts';

const { color, text } = theme;

export const split = style({
  ...gridColumns('4fr 7fr', '2rem clamp(2rem, 6vw, 6rem)', narrow),
  alignItems: 'start',
  paddingBlock: section,
});
globalStyle(`${split} h2 + p`, { marginTop: '1rem' });

export const sticks = style(stickyAt('6.5rem'));

export const actions = style({ ...wrapRow('.75rem'), maxWidth: 'none', margin: 0 });
globalStyle(`${actions} > a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

export const crumb = style({ margin: 0 });
globalStyle(`${crumb} a`, { ...tapTarget(44), gap: '.5em', fontSize: text.small, fontWeight: 600, ...plainLink });
globalStyle(`${crumb} a::before`, corner('0 0 2px 2px'));
globalStyle(`${crumb} a:hover`, {
  textDecoration: 'underline',
  textDecorationColor: color.brass,
  textDecorationThickness: 2,
});

export const code = style({
  margin: 0,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
});

export const go = style({
  paddingBlock: '.4rem .3rem',
  fontWeight: 600,
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 100% / 100% 2px no-repeat`,
  transition: 'background-size .2s',
  selectors: { 'a:hover > &, a:hover > span > &': { backgroundSize: '40% 2px' } },
});
