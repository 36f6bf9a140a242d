import { globalStyle, style } from '@vanilla-extract/css';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { control, foot, head, sheet } from '../../../widgets/core/form/form-view.css.ts';
import { autoFill, inRow, inside, media, pinned, spaced, tracks } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font } from '../../../widgets/core/ui/theme.css.ts';
import { kinds } from '../../../widgets/estimate-form/view.css.ts';
import '../../components/estimate/form-page.css.ts';
import { brushLink } from '../../components/layout/base.css.ts';
import { fluid, narrow, onNarrow, phone, section, standingLink } from '../../components/layout/rules.ts';

const wide = '(min-width: 68.75rem)';
const whenWide = media(wide);
const stacked = '(max-width: 68.74rem)';
const columns = 'minmax(0, 47rem) minmax(18rem, 1fr)';
/** The first view holds the fields of both groups. */
const low = `${wide} and (max-height: 53rem)`;
const whenLow = media(low);
const whenLowest = media(`${wide} and (max-height: 47.5rem)`);

export const greeting = style({
  position: 'relative',
  overflow: 'clip',
  paddingBlock: '1.6rem 3.6rem',
  background: paintColor('HC-134').hex,
  color: '#fff',
  // 88 px of it stay above the forms.
  '@media': {
    [phone]: { paddingBottom: '1.6rem' },
    [wide]: { paddingBottom: '6.4rem' },
    [low]: { height: 112, paddingBlock: '12px 0' },
  },
});
/** Begins where the message form does, so that no font moves it. */
export const greetingGrid = style({
  position: 'relative',
  zIndex: 1,
  ...spaced('.6rem 1.5rem'),
  alignItems: 'end',
  ...whenWide({ gridTemplateColumns: columns }),
});
export const heading = style(whenLow({ ...inRow(24), height: 64 }));
globalStyle(`${heading} > :first-child`, whenLow({ display: 'none' }));
export const title = style({
  margin: 0,
  fontSize: fluid('2.1rem, 1.4rem + 2.4vw, 3.4rem'),
  ...whenLow({ fontSize: '2.5rem', whiteSpace: 'nowrap' }),
});
export const open = style({ margin: '.6rem 0 0', fontWeight: 600, ...whenLow({ margin: '.6rem 0 0 auto' }) });
export const lines = style({ display: 'grid', justifyItems: 'start', margin: 0 });
const line = style({
  paddingBlock: '.35rem',
  ...whenLow({ paddingBlock: '.1rem' }),
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
export const number = style([
  line,
  {
    font: `680 min(10vw, clamp(1.7rem, 1.2rem + 1.6vw, 2.5rem))/1.2 ${font.display}`,
    whiteSpace: 'nowrap',
    ...whenLow({ fontSize: '1.6rem' }),
  },
]);
/** Not the heading font: its arrival would move the half after the break. */
export const email = style([line, { font: `600 min(1.25rem, 8vw)/1.2 ${font.text}` }]);
export const question = style({ paddingBlock: '.5rem', color: 'inherit', ...whenWide({ display: 'none' }) });

export const shoreline = style({
  ...pinned('auto 0 -1px'),
  color: color.paper,
  opacity: 0.16,
  // The form would leave only scraps of it in view.
  '@media': { [phone]: { display: 'none' }, [low]: { display: 'none' } },
});
globalStyle(`${shoreline} svg`, {
  position: 'relative',
  left: '50%',
  width: 'max(100%, 56rem)',
  maxWidth: 'none',
  translate: '-50%',
});

export const desk = style({
  position: 'relative',
  ...spaced('1.5rem'),
  alignItems: 'start',
  marginTop: '-5.2rem',
  '@media': {
    [wide]: { gridTemplateColumns: columns },
    [low]: { marginTop: -24 },
    // A link to the form shows it below the bar, without the end of the greeting.
    [stacked]: { maxWidth: '46rem', marginTop: '2rem' },
  },
});
/** Keeps the page at the top where the form is in view anyway. In low windows its button is, too. */
export const estimate = style({ minWidth: 0, ...whenWide({ scrollMarginTop: '12rem' }) });
inside(estimate, {
  [`.${head} p:last-child`]: whenLowest({ display: 'none' }),
  [`.${head} h2`]: whenLow({ fontSize: 22 }),
  [`div:has(> .${control})`]: whenLowest({ rowGap: 5 }),
  // Colors come between the fields and the message, and take the room of the question above.
  [`.${kinds}:has(+ div > div > ul) legend`]: whenLowest({ position: 'absolute', clipPath: 'inset(50%)' }),
  [`.${control}:has(textarea)`]: whenLow({ gridColumn: '1 / 9' }),
  [`.${control}:has([type=file])`]: whenLow({ gridColumn: '9 / -1' }),
  [`.${control}:has([type=file]) label`]: { textWrap: 'balance' },
  textarea: whenLow({ minHeight: 48, height: 'clamp(48px, 24vh - 108px, 84px)' }),
  [`.${foot}`]: whenLow({ marginTop: 10 }),
  [`.${kinds} label`]: whenLow({ minHeight: 44, paddingInline: 12 }),
  [`.${kinds} span`]: whenLow({ height: '1.35em', overflow: 'hidden' }),
  [`.${kinds} b`]: whenLow({ fontSize: 'inherit' }),
  [`.${control} input:not([type=file])`]: whenLowest({ minHeight: 36, paddingBlock: 4 }),
});
export const message = style({ minWidth: 0 });
globalStyle(`${message} .${sheet}`, { background: color.sand });

export const facts = style({
  ...tracks('5fr 3fr 4fr', '2.5rem clamp(2rem, 5vw, 5rem)', { [narrow]: '1fr 1fr', [phone]: '1fr' }),
  paddingBlock: `clamp(2.5rem, 1.5rem + 4vw, 5rem) ${section}`,
});
inside(facts, {
  '> :last-child': onNarrow({ gridColumn: '1 / -1' }),
  '> :last-child ul': onNarrow({ gridTemplateColumns: autoFill('min(100%, max(8rem, 22%))') }),
  h2: { fontSize: '1.4rem' },
  p: { margin: '.5rem 0 0' },
  address: { margin: '.5rem 0', fontStyle: 'normal' },
});

export const pair = style({ ...spaced('1.5rem'), alignContent: 'start' });

export const hours = style({ width: '100%', marginTop: '.75rem', borderTop: edge.brass, borderCollapse: 'collapse' });
inside(hours, {
  ':is(th, td)': { padding: '.7rem 0', borderBottom: edge.thin, fontWeight: 600, textAlign: 'left' },
  td: { fontWeight: 400, textAlign: 'right' },
});

export const social = style([brushLink, standingLink]);
