import { globalStyle, style } from '@vanilla-extract/css';
import { gridColumns, plainLink, tapTarget, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { brassLine, color, hairline, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/rules.ts';

export const cities = style({ background: color.sand, borderTop: brassLine });

export const citiesList = style({ ...gridColumns('repeat(2, 1fr)', '0 3rem', narrow), marginTop: '1.5rem' });
export const city = style({ padding: '1.1rem 0 .5rem', borderTop: '1px solid #d2c5a9' });
export const cityName = style({ fontSize: 'min(1.35rem, 11vw)' });
export const links = style({
  ...wrapRow('0 1.75rem'),
  '@media': { [phone]: { ...gridColumns('repeat(auto-fit, minmax(max(5.5rem, 25%), 1fr))', '0 .75rem') } },
});
globalStyle(`${links} a`, {
  ...tapTarget(44, 'flex'),
  lineHeight: 1.3,
  '@media': { [phone]: { minHeight: 52, fontSize: text.small } },
});

export const head = style({
  ...gridColumns('1.5fr 1fr 1fr 1fr', '2rem 3rem'),
  paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 4.5rem) clamp(2.5rem, 5vw, 4.5rem)',
  '@media': {
    // Three, two on phones, or fewer at large text sizes.
    [narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 27%), 1fr))', columnGap: '2rem' },
    [phone]: { columnGap: '1.25rem' },
  },
});
globalStyle(`${head} > :first-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });
export const title = style({ fontSize: 'min(13vw, clamp(2.4rem, 1.5rem + 3.4vw, 4rem))' });

export const headList = style({ '@media': { [phone]: { selectors: { '&:nth-child(2)': { gridRow: 'span 2' } } } } });
export const listTitle = style({ paddingBottom: '.6rem', borderBottom: brassLine, fontSize: '1.35rem' });
globalStyle(`${headList} a`, { ...tapTarget(44, 'flex'), borderBottom: hairline, ...plainLink });
globalStyle(`${headList} a:hover`, { color: color.bay, textDecoration: 'underline' });
