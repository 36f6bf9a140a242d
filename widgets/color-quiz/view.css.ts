import { globalStyle, style } from '@vanilla-extract/css';
import { button, lettering, lineButton } from '../core/ui/parts.css.ts';
import { apart, container, inRow, inside, noFrame, paperCard, plainButton, spaced, square } from '../core/ui/shapes.ts';
import { tape } from '../core/ui/tape.css.ts';
import { color, edge, px, radius, sized, soft } from '../core/ui/theme.css.ts';

export const wide = '(min-width: 700px)';
const whenWide = container(wide);
export const narrow = '(max-width: 480px)';
const whenNarrow = container(narrow);

export const frame = style({ containerType: 'inline-size', textAlign: 'start', ...sized(px.body, 1.5) });
inside(frame, {
  p: { margin: 0, maxWidth: 'none' },
  fieldset: { minWidth: 0, ...noFrame },
  'form > fieldset': { display: 'grid' },
});

export const sheet = style({
  position: 'relative',
  display: 'grid',
  minHeight: 240,
  ...paperCard,
  color: color.ink,
  // As tall as most questions, to avoid layout shifts.
  '@container': {
    [wide]: { gridTemplateColumns: '5fr 7fr', minHeight: 'clamp(460px, 100vh - 160px, 630px)' },
    // Fills the dialog, less its upper edge.
    [narrow]: {
      gridTemplateRows: 'auto 1fr',
      selectors: { 'dialog > * > &': { minHeight: 'min(100dvh - 19px, 757px)' } },
    },
  },
});
export const side = style({ display: 'grid', gridTemplateRows: 'auto 1fr' });

const stripHeight = 'min(42cqi, max(150px, 100vh - 650px))';
const narrowStripHeight = 'min(42cqi, max(104px, 100vh - 584px))';

export const pane = style({
  position: 'relative',
  height: stripHeight,
  overflow: 'clip',
  background: 'repeating-linear-gradient(#e9e6df 0 28px, #d3cfc6 0 29px, #c3bfb5 0 30px)',
  '@container': { [narrow]: { height: narrowStripHeight }, [wide]: { height: 'auto' } },
});
globalStyle(`${pane} svg`, {
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  height: 'auto',
  aspectRatio: '640 / 576',
  // The porch with its door.
  translate: '0 -62%',
  ...whenWide({
    insetInlineStart: '82%',
    top: 0,
    width: 'auto',
    minWidth: '141%',
    height: '100%',
    translate: '-69.4% 0',
  }),
});
globalStyle(`${pane}[data-of=roof] svg`, { translate: '0 -34%', ...whenWide({ translate: '-69.4% 0' }) });
export const panel = style({
  display: 'none',
  position: 'absolute',
  insetInline: 16,
  bottom: 16,
  padding: '12px 16px',
  background: color.white,
  borderRadius: radius,
  ...sized(px.small, 1.4),
  ...whenWide({ display: 'block' }),
});
globalStyle(`${panel} b`, { display: 'block' });

export const head = style({
  ...apart,
  padding: '20px 32px 0',
  // A new question scrolls to here, with the house above it.
  scrollMarginTop: stripHeight,
  '@container': { [narrow]: { paddingInline: 16, scrollMarginTop: narrowStripHeight }, [wide]: { scrollMarginTop: 0 } },
});
globalStyle(`${head} .${tape}`, { margin: '6px 0 0 -6px', alignSelf: 'start' });
const dialogHead = `${head}:has(> button)`;
globalStyle(dialogHead, whenNarrow({ padding: 0 }));
globalStyle(`${dialogHead} > p`, whenNarrow({ display: 'none' }));
export const shut = style({
  flex: 'none',
  position: 'relative',
  ...square(44),
  margin: '-4px -10px 0 0',
  ...plainButton,
  // Drawn, because large text would leave the circle.
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inset: '50% auto auto 50%',
      width: 24,
      borderTop: '3px solid',
      translate: '-50% -50%',
      rotate: '45deg',
    },
    '&::after': { rotate: '-45deg' },
  },
  ...whenNarrow({
    position: 'absolute',
    top: 8,
    right: 8,
    margin: 0,
    border: `1px solid ${color.ink}`,
    borderRadius: '50%',
    background: color.white,
  }),
});

export const asking = style({
  ...spaced(20),
  gridTemplateRows: 'auto 1fr',
  padding: '18px 32px 28px',
  ...whenNarrow({ gap: 14, padding: '12px 16px 14px' }),
});
globalStyle(`${asking} legend`, {
  padding: 0,
  marginBottom: 16,
  ...lettering,
  ...sized(30, 1.12),
  letterSpacing: '-.012em',
  textWrap: 'balance',
  ...whenNarrow({ marginBottom: 12, fontSize: 24 }),
});
globalStyle(`${asking} [role=alert]`, { color: color.error, fontWeight: 600 });

export const progress = style({ ...soft(px.small), fontVariantNumeric: 'tabular-nums' });
inside(progress, {
  p: { ...apart, flexWrap: 'wrap', columnGap: 12, marginBottom: 8 },
  span: { whiteSpace: 'nowrap' },
  b: { color: color.ink, fontWeight: 600 },
});
export const bar = style({ height: 12, border: edge.strong, overflow: 'clip' });
globalStyle(`${bar} i`, {
  display: 'block',
  height: '100%',
  background: color.bay,
  forcedColorAdjust: 'none',
  transition: 'width .2s',
});

export const answers = style(spaced(8));
export const answer = style({
  ...inRow(16),
  minHeight: 60,
  padding: '8px 16px',
  border: edge.strong,
  borderRadius: radius,
  cursor: 'pointer',
  transition: 'border-color .15s',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 2px ${color.ink}`, background: color.sand },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${answer} input`, { flex: 'none', ...square(22), margin: 0, outline: 'none' });
export const words = style({ fontWeight: 600, lineHeight: 1.3 });
globalStyle(`${words} small`, { display: 'block', ...soft(px.small), fontWeight: 400 });

export const pictured = style([answers, { gridTemplateColumns: 'repeat(6, 1fr)', alignContent: 'start' }]);
globalStyle(`${pictured} > .${answer}`, {
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '8px 10px',
  gridColumn: 'span 3',
  padding: '0 10px 8px',
});
// Five pictures in two rows would leave words no room.
const tight = '(max-width: 900px)';
const five = `${pictured}:has(> :nth-child(5))`;
globalStyle(`${five} > :nth-child(-n + 3)`, { gridColumn: 'span 2' });
const image = ':is(img, svg)';
globalStyle(`${pictured} ${image}`, {
  flex: '1 0 calc(100% + 20px)',
  width: 'calc(100% + 20px)',
  maxWidth: 'none',
  // What words and buttons leave of the window, down to 740 px on phones and 650 px elsewhere.
  height: 'clamp(56px, 50vh - 304px, 84px)',
  margin: '0 -10px',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
  ...whenWide({ height: 'clamp(56px, 50vh - 221px, 104px)' }),
});
globalStyle(
  `${five} > .${answer}`,
  container(tight)({ gridColumn: '1 / -1', flexWrap: 'nowrap', alignItems: 'center', gap: 8, paddingBlock: 0 }),
);
globalStyle(`${five} ${image}`, {
  '@container': {
    [wide]: { height: 'clamp(56px, 50vh - 265px, 104px)' },
    [tight]: { flex: 'none', alignSelf: 'stretch', width: 84, height: 'auto', minHeight: 58, marginInlineEnd: 0 },
  },
});
inside(pictured, {
  [`.${words}`]: { flex: 1, ...whenNarrow({ padding: '3px 0', ...sized(px.small, 1.25) }) },
  small: whenNarrow({ fontSize: 14 }),
});

export const foot = style({ ...apart, gap: 12, scrollMarginBottom: 24 });
inside(foot, {
  [`.${button}`]: { minWidth: 136, ...whenNarrow({ flex: 1, minWidth: 96 }) },
  ':disabled': { background: color.sand, borderColor: color.line, color: color.inkSoft, cursor: 'not-allowed' },
  [`.${lineButton}:disabled`]: { background: 'none' },
});
