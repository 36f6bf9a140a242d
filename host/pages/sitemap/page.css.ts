import { globalStyle, style } from '@vanilla-extract/css';
import { autoFill, plainLink, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onPhone, phone, size, space } from '../../components/layout/rules.ts';

export const cities = style({ background: color.sand, borderTop: edge.brass });

export const citiesList = style({ ...tracks('repeat(2, 1fr)', '0 3rem', narrow), marginTop: '1.5rem' });
export const city = style({ padding: '1.1rem 0 .5rem', borderTop: '1px solid #d2c5a9' });
export const cityName = style({ fontSize: 'min(1.35rem, 11vw)' });
export const links = style(wrapRow('0 1.75rem'));
globalStyle(`${links} a`, tallRow(44, 'flex'));

export const head = style({
  ...tracks('2fr 1fr 1fr', '2rem 3rem'),
  paddingBlock: `${space.hero} ${space.band}`,
  '@media': {
    // Three, two on phones, or fewer at large text sizes.
    [narrow]: { gridTemplateColumns: autoFill('max(8.5rem, 27%)'), columnGap: '2rem' },
    [phone]: { columnGap: '1.25rem' },
  },
});
globalStyle(`${head} > :first-child`, { gridColumn: '1 / -1' });
export const title = style({ fontSize: size.largeTitle });

export const headList = style(onPhone({ selectors: { '&:nth-child(2)': { gridRow: 'span 2' } } }));
export const listTitle = style({ paddingBottom: '.6rem', borderBottom: edge.brass, fontSize: '1.35rem' });
globalStyle(`${headList} ul`, { columns: 'auto 11rem', columnGap: '3rem' });
globalStyle(`${headList} li`, { breakInside: 'avoid' });
globalStyle(`${headList} a`, { ...tallRow(44, 'flex'), borderBottom: edge.thin, ...plainLink });
globalStyle(`${headList} a:hover`, { color: color.bay, textDecoration: 'underline' });
