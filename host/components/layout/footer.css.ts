import { globalStyle, style } from '@vanilla-extract/css';
import { apart, autoFit, onNight, spaced, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { edge, font, text } from '../../../widgets/core/ui/theme.css.ts';
import { onNarrow } from './rules.ts';

export const foot = style({
  paddingBlock: '3rem 1.5rem',
  ...onNight,
  fontSize: text.small,
  // Room for the fixed bar.
  ...onNarrow({ paddingBottom: 90 }),
});
globalStyle(`${foot} h2`, { margin: '.5rem 0', color: '#d9b765' });
globalStyle(`${foot} :is(li, p) a`, { display: 'inline-block', maxWidth: '100%', padding: '10px 0' });
globalStyle(`${foot} :is(address, p)`, { fontStyle: 'normal', margin: 0 });

export const below = style({ marginTop: 6, paddingTop: 6, borderTop: edge.night });

export const columns = style({
  ...spaced('2rem 1.5rem'),
  gridTemplateColumns: '5fr 2.4fr 2.8fr 3fr',
  ...onNarrow({ gridTemplateColumns: autoFit('max(9rem, 30%)') }),
});
globalStyle(`${columns} > :first-child`, { maxWidth: '24rem', ...onNarrow({ gridColumn: '1 / -1' }) });
export const name = style({ font: `680 min(2rem, 16vw)/1.5 ${font.display}`, color: '#fff', textDecoration: 'none' });

export const base = style({
  ...apart,
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: '2rem',
  paddingTop: '1rem',
  borderTop: edge.night,
});
globalStyle(`${base} ul`, wrapRow('0 1.5rem'));
