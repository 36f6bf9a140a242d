import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';
import * as shape from './ui/shapes.css.ts';

const { color, text } = theme;

const gutter = 'max(20px, calc((100vw - 1200px) / 2))';

/** From this width on, the office has two panes and keyboard shortcuts. */
export const desk = '(min-width: 1100px)';
export const small = 'not all and (min-width: 1100px)';
export const tabsHeight = 'calc(60px + env(safe-area-inset-bottom))';

const hiddenOnDesk = { '@media': { [desk]: { display: 'none' } } } as const;
const onSmall = (selector: string, rule: StyleRule) => globalStyle(selector, { '@media': { [small]: rule } });
const edgeAbove = `inset 0 3px 0 ${color.brass}`;

export const bar = style({
  zIndex: 5,
  background: color.night,
  color: color.onNight,
  '@media': {
    [small]: { position: 'fixed', insetInline: 0, bottom: 0, paddingBottom: 'env(safe-area-inset-bottom)' },
    [desk]: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: '0 16px', paddingInline: 20 },
    print: { display: 'none' },
  },
});
globalStyle(`${bar} h1`, {
  ...shape.title('1.25rem'),
  alignSelf: 'center',
  color: '#fff',
  '@media': { [small]: shape.unseen },
});
globalStyle(`${bar} nav`, {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  '@media': { [small]: { display: 'grid', gridTemplateColumns: '3fr 1fr' } },
});
// An open lead has its own dock there.
onSmall(`${bar}:has(+ * [data-open-lead])`, { padding: 0 });
onSmall(`${bar}:has(+ * [data-open-lead]) nav`, { display: 'none' });
globalStyle(`${bar} ul`, { display: 'flex', flexWrap: 'wrap', ...shape.bareList });
globalStyle(`${bar} :is(a, button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 12px',
  border: 0,
  borderRadius: 0,
  background: 'none',
  ...shape.bareLink,
  color: color.onNight,
  ...shape.labelText,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
globalStyle(`${bar} :is(a, button):hover`, { background: color.nightLine, color: '#fff' });
globalStyle(`${bar} a[aria-current]`, { boxShadow: `inset 0 -3px 0 ${color.brass}`, color: '#fff' });
globalStyle(`${bar} :focus-visible`, { outlineColor: '#8cc6ff', outlineOffset: -3 });

export const daily = style({
  '@media': { [small]: { display: 'grid !important', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const others = style({
  '@media': {
    [desk]: { display: 'flex', flexWrap: 'wrap', flex: 1 },
    [small]: {
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      maxHeight: 'calc(100dvh - 60px)',
      overflowY: 'auto',
      background: color.paper,
      borderTop: `3px solid ${color.brass}`,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
  },
});
onSmall(`${bar} ${others} ul`, { display: 'grid' });
onSmall(`${bar} ${others} :is(a, button)`, {
  display: 'flex',
  gap: 14,
  width: '100%',
  minHeight: 54,
  paddingInline: 20,
  borderBottom: shape.hairline,
  color: color.ink,
  fontSize: text.body,
});
onSmall(`${bar} ${others} :is(a, button):hover`, { background: color.sand });
onSmall(`${bar} ${others} a[aria-current]`, { boxShadow: `inset 5px 0 0 ${color.ink}` });
onSmall(`${bar} ${others} :focus-visible`, { outlineColor: color.bay });
globalStyle(`${others} li`, { position: 'relative' });
globalStyle(`${others} small`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 20,
  alignContent: 'center',
  maxWidth: '45%',
  ...shape.softText,
  fontSize: text.tiny,
  textAlign: 'end',
  pointerEvents: 'none',
  ...hiddenOnDesk,
});
globalStyle(`${others} svg`, hiddenOnDesk);
globalStyle(`${others} > :last-child`, { '@media': { [desk]: { marginLeft: 'auto' } } });

const tab = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minHeight: 60,
  padding: 0,
  fontSize: text.tiny,
  lineHeight: 1,
} satisfies StyleRule;
onSmall(`${daily} a`, tab);
globalStyle(`${daily} a svg`, hiddenOnDesk);
onSmall(`${bar} ${daily} a[aria-current]`, { boxShadow: edgeAbove });
globalStyle(`${bar} [data-count]`, { position: 'relative' });
globalStyle(`${bar} [data-count]:not([data-count=""])::after`, {
  // Screen readers skip it: the inbox states the number.
  content: 'attr(data-count) / ""',
  minWidth: 26,
  marginLeft: 8,
  padding: '1px 5px',
  borderRadius: theme.radius,
  background: '#e5b84b',
  color: color.night,
  fontSize: text.tiny,
  lineHeight: 1.3,
  textAlign: 'center',
  '@media': { [small]: { position: 'absolute', top: 6, left: 'calc(50% + 6px)', margin: 0 } },
});
// As wide as two digits, so that links do not move while they are pressed.
globalStyle(`${bar} [data-count=""]`, { '@media': { [desk]: { paddingInline: 29 } } });
export const more = style({});
globalStyle(`${bar} ${more}`, { '@media': { [small]: tab, ...hiddenOnDesk['@media'] } });
globalStyle(`${bar} ${more}[data-current]`, { boxShadow: edgeAbove, color: '#fff' });

export const body = style({
  display: 'grid',
  gap: 32,
  alignContent: 'start',
  padding: `24px ${gutter} 64px`,
  '@media': {
    // Keeps the footer below a phone's window.
    [small]: { minHeight: 'calc(100dvh - 36px)', paddingBottom: 40 },
    [desk]: { minHeight: 'calc(100dvh - 146px)' },
  },
  fontSize: '1rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${body} > *`, { minWidth: 0 });
// The font's tabular zero is too thin.
globalStyle(`${body} :is(h2, h3, h2 ~ b)`, { fontVariantNumeric: 'lining-nums' });
globalStyle(`${body} > section > h2, ${body} > section > div > h2`, { fontSize: '1.375rem', lineHeight: 1.2 });
globalStyle(`${body} select`, { width: '100%', minWidth: 0, minHeight: 48, padding: '8px 12px', ...shape.boxed });

// Forced colors remove backgrounds and shadows.
const chosen = `:is(${bar}, ${body}) :is([aria-current]:not([aria-current=false], [data-lead]), [aria-pressed=true], :checked + span)`;
const inForcedColors = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { '(forced-colors: active)': rule } });
inForcedColors(`${chosen}, ${chosen} *`, { forcedColorAdjust: 'none', color: 'HighlightText' });
inForcedColors(chosen, { background: 'Highlight' });

export const wide = style({
  gap: 0,
  paddingInline: 0,
  paddingTop: 0,
  '@media': { [small]: { paddingBottom: 140 }, [desk]: { paddingBottom: 0 } },
});
globalStyle(`${wide} > p:empty`, { display: 'none' });

export const problem = style({
  margin: 0,
  color: color.error,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});

export const find = style({
  ...shape.inLine,
  gap: 8,
  flex: '1 1 200px',
  minWidth: 0,
  maxWidth: 300,
  alignSelf: 'center',
  marginLeft: 'auto',
  padding: '0 8px',
  border: shape.edge,
  borderRadius: theme.radius,
  selectors: { '&:focus-within': { borderColor: '#8cc6ff' } },
});
globalStyle(`${find} label`, shape.unseen);
globalStyle(`${find} input`, {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: '#fff',
  font: 'inherit',
  fontSize: text.small,
  colorScheme: 'dark',
});
globalStyle(`${find} input::placeholder`, { color: color.onNight, opacity: 1, textOverflow: 'ellipsis' });
globalStyle(`${find}::after`, {
  // Screen readers skip it: they use that key themselves.
  content: '"/" / ""',
  padding: '0 6px',
  border: `1px solid ${color.nightLine}`,
  fontSize: text.tiny,
});
globalStyle(`${others} ${find} svg`, { display: 'block', flex: 'none' });
globalStyle(`${find} ~ :last-child`, { '@media': { [desk]: { marginLeft: 0 } } });
