import { globalStyle, style } from '@vanilla-extract/css';
import { hallOfFame } from '../../../catalogue/paint/hall-of-fame.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';

const { color, text } = theme;

export const promo = style({ paddingBlock: section, borderTop: `3px solid ${color.brass}`, background: color.sand });
export const promoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  alignItems: 'center',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${promoColumns} img`, { width: '100%', height: 'auto' });
export const fame = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
  gap: '.4rem',
  marginTop: '1.5rem',
});
globalStyle(`${fame} li`, {
  padding: '.4rem .5rem .5rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderTop: '3.4rem solid',
  borderRadius: theme.radius,
  forcedColorAdjust: 'none',
  fontSize: text.tiny,
  lineHeight: 1.3,
  color: color.inkSoft,
});
globalStyle(`${fame} b`, { display: 'block', color: color.ink });
hallOfFame.forEach(({ color: { hex } }, index) => {
  globalStyle(`${fame} :nth-child(${index + 1})`, { borderTopColor: hex });
});

export const services = style({ paddingBlock: section, borderTop: `3px solid ${color.brass}` });

export const trades = style({
  display: 'grid',
  gridTemplate: 'auto 1fr / 5fr 3.5fr 3.5fr',
  gap: '2rem 1.5rem',
  '@media': { [narrow]: { gridTemplate: 'none / 1fr 1fr' }, [phone]: { gridTemplate: 'none / 100%', gap: '1rem' } },
});
export const servicesHead = style({
  gridColumn: '2 / -1',
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
globalStyle(`${servicesHead} h2`, { marginBottom: '1.5rem' });
globalStyle(`${servicesHead} a`, { display: 'inline-block', backgroundSize: '100% 2px' });
export const every = style({ fontWeight: 600, paddingTop: '.7rem' });

export const trade = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: {
    '&:hover': { translate: '0 -3px', borderColor: color.ink },
    '&:active': { translate: '0 1px' },
    '&:nth-of-type(1)': { gridArea: '1 / 1 / 3', marginRight: '1.5rem' },
  },
  '@media': {
    [narrow]: { selectors: { '&:nth-of-type(1)': { gridArea: '2 / 1 / 4', margin: 0 } } },
    [phone]: { gridArea: 'auto !important', flexFlow: 'wrap' },
  },
});
globalStyle(`${trade} > :first-child`, {
  flex: 1,
  position: 'relative',
  minHeight: '13rem',
  borderBottom: `3px solid ${color.brass}`,
  '@media': { [phone]: { flex: '1 0 34%', minHeight: '11rem', border: 0 } },
});
globalStyle(`${trade} svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const label = style({ padding: '1.5rem', '@media': { [phone]: { flex: '9 1 11rem', padding: '1rem' } } });
globalStyle(`${label} p`, { margin: '0 0 .7rem' });
export const go = style({ color: color.bay, '::after': { content: ' →' } });

export const testimonials = style({ paddingTop: section, borderTop: `3px solid ${theme.color.brass}` });

export const columns = style({
  columns: '3 17rem',
  columnGap: '1.5rem',
});
export const testimonialsHead = style({ breakInside: 'avoid', paddingBottom: '2rem' });
globalStyle(`${testimonialsHead} > :nth-child(3)`, { margin: '1rem 0 1.5rem' });
