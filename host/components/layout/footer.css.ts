import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from './rules.ts';

export const foot = style({
  paddingBlock: '3rem 1.5rem',
  background: color.night,
  color: color.onNight,
  fontSize: text.small,
});
globalStyle(`${foot} h2`, { margin: '.5rem 0', color: '#d9b765' });
globalStyle(`${foot} :is(li, p) a`, { display: 'inline-block', maxWidth: '100%', padding: '10px 0' });
globalStyle(`${foot} :is(address, p)`, { fontStyle: 'normal', margin: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 2.4fr 2.8fr 3fr',
  gap: '2rem 1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 30%), 1fr))' } },
});
globalStyle(`${columns} > :first-child`, { maxWidth: '24rem', '@media': { [narrow]: { gridColumn: '1 / -1' } } });
export const name = style({ font: `680 min(2rem, 16vw)/1.5 ${font.display}`, color: '#fff', textDecoration: 'none' });

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginTop: '2rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.nightLine}`,
});
globalStyle(`${base} ul`, { display: 'flex', flexWrap: 'wrap', columnGap: '1.5rem' });
