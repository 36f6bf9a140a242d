import { globalStyle, style } from '@vanilla-extract/css';
import { control, foot, frame, head } from '../../../widgets/core/form/form-view.css.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth, print, section } from '../../components/layout/base.css.ts';

const { color } = theme;

/** Disappears before the form, without a script. */
export const callBar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      gridArea: '1 / 1 / 3 / -1',
      alignSelf: 'end',
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.75rem',
      maxWidth: 'none',
      margin: 0,
      padding: `.75rem ${gutter} max(.75rem,env(safe-area-inset-bottom))`,
      background: color.paper,
      borderTop: `1px solid ${color.lineStrong}`,
    },
    print: { display: 'none' },
  },
});

globalStyle(`${callBar} > :first-child`, { flex: '1 1 auto' });

/** The call bar must not cover a focused element (WCAG 2.4.11). */
globalStyle(`html:has(.${callBar})`, { '@media': { [narrow]: { scrollPaddingBottom: '6rem' } } });

const edge = `max(${gutter}, (100% - ${pageWidth}) / 2)`;

export const page = style({
  // The form's layer is local to this page, so that the bar stays on top.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: `${edge} minmax(0, 1fr) clamp(1.5rem, 3vw, 3.5rem) clamp(26.5rem, 36vw, 28.5rem) ${edge}`,
  '@media': { [narrow]: { gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}` } },
});

export const story = style({
  gridArea: '2 / 2',
  display: 'grid',
  gap: 'clamp(3.5rem, 5vw, 5.5rem)',
  minWidth: 0,
  paddingBlock: `4rem ${section}`,
  '@media': { [narrow]: { paddingBottom: '8rem' } },
});
globalStyle(`${story} h2`, { fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)', marginBottom: '.5rem' });

export const slot = style({
  gridArea: '1 / 4 / 3 / 5',
  zIndex: 3,
  paddingBlock: '2rem 4rem',
  '@media': {
    '(max-height: 47.5rem)': { paddingTop: '.75rem' },
    [narrow]: {
      gridArea: '3 / 1 / 4 / -1',
      padding: `3rem ${gutter}`,
      background: color.sand,
      borderTop: `3px solid ${color.brass}`,
      // The first screen shows sooner. A wrong height moves only the footer.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 78rem',
    },
  },
});

export const form = style({
  position: 'sticky',
  // Higher in short windows, so that the button is visible.
  top: 'min(5.75rem, 100dvh - 49.5rem)',
  // With messages it is up to 12 rem taller.
  selectors: {
    '&:has([aria-invalid=true], form [role=status] p)': { top: 'min(5.75rem, 100dvh - 62rem)' },
    // A receipt is read from its heading down.
    [`&:has(.${frame}[hidden])`]: { position: 'static' },
  },
  '@media': { [narrow]: { position: 'static', maxWidth: '40rem', marginInline: 'auto' } },
});

/** Keeps the form's button in the first view. */
const low = '(min-width: 62.01rem) and (max-height: 47.5rem)';
globalStyle(`${form} .${head} > :first-child`, { '@media': { [low]: { display: 'none' } } });
globalStyle(`${form} .${head} h2`, { '@media': { [low]: { paddingTop: '.6rem' } } });
globalStyle(`${form} legend`, { '@media': { [low]: { margin: 0, paddingTop: 2 } } });
globalStyle(`${form} fieldset`, { '@media': { [low]: { rowGap: 4 } } });
globalStyle(`${form} .${control} > :is(input, textarea)`, {
  '@media': { [low]: { minHeight: '2.4rem', paddingBlock: '.3rem' } },
});
globalStyle(`${form} textarea`, { '@media': { [low]: { height: '3.4rem' } } });
globalStyle(`${form} .${foot}`, { '@media': { [low]: { gap: 6, marginTop: 5 } } });

/** Unless the window is tall, photos must not push the button down. */
const notTall = '(min-width: 62.01rem) and (max-height: 60rem)';
const withPhotos = `${form} div:has(> .${control} > [type=file])`;
globalStyle(withPhotos, { '@media': { [notTall]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem', columnGap: 12 } } });
globalStyle(`${withPhotos} > fieldset`, { '@media': { [notTall]: { gridColumn: '1 / -1' } } });
globalStyle(`${withPhotos} > .${control}`, { '@media': { [notTall]: { gridColumn: 'auto' } } });
globalStyle(`${withPhotos} ::file-selector-button`, { '@media': { [notTall]: { display: 'block' } } });

export const pointsList = style({ marginTop: '1.5rem', borderTop: `3px solid ${color.brass}` });
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13.5rem) 1fr',
  gap: '.25rem 2rem',
  alignItems: 'baseline',
  paddingBlock: '1.15rem',
  borderBottom: `1px solid ${color.line}`,
  '@media': { 'screen and (max-width: 70rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${point} h3`, { fontSize: '1.2rem' });
globalStyle(`${point} p`, { margin: 0, color: color.inkSoft });

export const questionsList = style({ marginTop: '1.5rem', borderTop: `3px solid ${color.brass}` });
export const item = style({
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&::details-content': { '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto' } } } },
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '1.5rem',
  alignItems: 'center',
  minHeight: 56,
  paddingBlock: '.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.bay },
    '&::after': {
      content: '',
      width: 18,
      height: 18,
      forcedColorAdjust: 'none',
      background: `linear-gradient(${color.barn}, ${color.barn}) 50% / 100% 3px no-repeat, linear-gradient(${color.barn}, ${color.barn}) 50% / 3px 100% no-repeat`,
      transition: 'background-size .2s',
    },
    '[open] > &::after': { backgroundSize: '100% 3px, 3px 0' },
  },
});
globalStyle(`${question} h3`, { fontSize: '1.2rem' });
export const answer = style({ margin: 0, padding: '0 1.5rem 1.25rem 0', color: color.inkSoft });
