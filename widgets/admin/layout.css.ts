import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { bareButton, inRow, inside, silent, spaced, tallRow } from '../core/ui/shapes.ts';
import { edge, sized, theme } from '../core/ui/theme.css.ts';
import * as shape from './ui/shapes.css.ts';

const { color, text } = theme;
const { desk: onWide, small, onDesk, onSmall } = shape;

/** Views cannot import what is beside functions. */
export { desk } from './ui/shapes.css.ts';

const gutter = 'max(20px, calc((100vw - 1200px) / 2))';
const hiddenOnDesk = onDesk({ display: 'none' });
const edgeAbove = { boxShadow: `inset 0 3px 0 ${color.brass}` };

/* What every button and list of the office begins with. */
globalStyle('main button', { ...bareButton, borderRadius: 0 });
globalStyle('main :is(ul, ol, dd, fieldset)', { minWidth: 0, margin: 0, padding: 0, border: 0, listStyle: 'none' });

export const bar = style({
  zIndex: 5,
  background: color.night,
  color: color.onNight,
  '@media': {
    [small]: { position: 'fixed', insetInline: 0, bottom: 0, paddingBottom: 'env(safe-area-inset-bottom)' },
    [onWide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: '0 16px', paddingInline: 20 },
    print: { display: 'none' },
  },
});
inside(bar, {
  h1: { ...shape.title('1.25rem'), alignSelf: 'center', color: '#fff', ...onSmall(shape.unseen) },
  nav: { display: 'flex', flexWrap: 'wrap', flex: 1, ...onSmall({ display: 'grid', gridTemplateColumns: '3fr 1fr' }) },
  // An open lead has its own dock there.
  '&:has(+ * [data-open-lead])': onSmall({ padding: 0 }),
  '&:has(+ * [data-open-lead]) nav': onSmall({ display: 'none' }),
  ul: { display: 'flex', flexWrap: 'wrap' },
  ':is(a, button)': {
    ...tallRow(48),
    padding: '0 12px',
    borderRadius: 0,
    color: color.onNight,
    textDecoration: 'none',
    ...shape.strongText,
    whiteSpace: 'nowrap',
  },
  ':is(a, button):hover': { background: color.nightLine, color: '#fff' },
  'a[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.brass}`, color: '#fff' },
  ':focus-visible': { outlineColor: '#8cc6ff', outlineOffset: -3 },
});

export const daily = style(onSmall({ display: 'grid !important', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }));
export const veil = style({ position: 'fixed', inset: 0, zIndex: -1, background: '#0e1726b3 !important' });

export const others = style({
  '@media': {
    [onWide]: { display: 'flex', flexWrap: 'wrap', flex: 1 },
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
inside(bar, {
  [`${others} ul`]: onSmall({ display: 'grid' }),
  [`${others} :is(a, button)`]: onSmall({
    display: 'flex',
    gap: 14,
    width: '100%',
    minHeight: 54,
    paddingInline: 20,
    borderBottom: edge.thin,
    color: color.ink,
    fontSize: text.body,
  }),
  [`${others} :is(a, button):hover`]: onSmall({ background: color.sand }),
  [`${others} a[aria-current]`]: onSmall({ boxShadow: `inset 5px 0 0 ${color.ink}` }),
  [`${others} :focus-visible`]: onSmall({ outlineColor: color.bay }),
});
globalStyle(`${others} li`, { position: 'relative' });
globalStyle(`${others} small`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 20,
  alignContent: 'center',
  maxWidth: '45%',
  ...shape.tinyText,
  textAlign: 'end',
  pointerEvents: 'none',
  ...hiddenOnDesk,
});
globalStyle(`${others} svg`, hiddenOnDesk);
globalStyle(`${others} > :last-child`, onDesk({ marginLeft: 'auto' }));

const tab = {
  ...spaced(3),
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 60,
  padding: 0,
  ...sized(text.tiny, 1),
} satisfies StyleRule;
globalStyle(`${daily} a`, onSmall(tab));
globalStyle(`${daily} a svg`, hiddenOnDesk);
globalStyle(`${bar} ${daily} a[aria-current]`, onSmall(edgeAbove));
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
  ...sized(text.tiny, 1.3),
  textAlign: 'center',
  ...onSmall({ position: 'absolute', top: 6, left: 'calc(50% + 6px)', margin: 0 }),
});
// As wide as two digits, so that links do not move while they are pressed.
globalStyle(`${bar} [data-count=""]`, onDesk({ paddingInline: 29 }));
export const more = style({});
globalStyle(`${bar} ${more}`, { '@media': { [small]: tab, ...hiddenOnDesk['@media'] } });
globalStyle(`${bar} ${more}[data-current]`, { ...edgeAbove, color: '#fff' });

export const body = style({
  ...spaced(32),
  alignContent: 'start',
  padding: `24px ${gutter} 64px`,
  '@media': {
    // Keeps the footer below a phone's window.
    [small]: { minHeight: 'calc(100dvh - 36px)', paddingBottom: 40 },
    [onWide]: { minHeight: 'calc(100dvh - 146px)' },
  },
  ...sized('1rem', 1.45),
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${body} > *`, { minWidth: 0 });
// The font's tabular zero is too thin.
globalStyle(`${body} :is(h2, h3, h2 ~ b)`, { fontVariantNumeric: 'lining-nums' });
globalStyle(`${body} > section > h2, ${body} > section > div > h2`, { ...sized('1.375rem', 1.2) });
globalStyle(`${body} select`, { width: '100%', minWidth: 0, minHeight: 48, padding: '8px 12px', ...shape.boxed });

// Forced colors remove backgrounds and shadows.
const chosen = `:is(${bar}, ${body}) :is([aria-current]:not([aria-current=false], [data-lead]), [aria-pressed=true], :checked + span)`;
const inForcedColors = (rule: StyleRule) => ({ '@media': { '(forced-colors: active)': rule } });
globalStyle(`${chosen}, ${chosen} *`, inForcedColors({ forcedColorAdjust: 'none', color: 'HighlightText' }));
globalStyle(chosen, inForcedColors({ background: 'Highlight' }));

export const wide = style({
  gap: 0,
  paddingInline: 0,
  paddingTop: 0,
  '@media': { [small]: { paddingBottom: 140 }, [onWide]: { paddingBottom: 0 } },
});

export const problem = style({ margin: 0, color: color.error, fontWeight: 600, ...shape.hiddenIfEmpty });

export const find = style({
  ...inRow(8),
  flex: '1 1 200px',
  minWidth: 0,
  maxWidth: 300,
  alignSelf: 'center',
  marginLeft: 'auto',
  padding: '0 8px',
  border: edge.strong,
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
  ...silent('/'),
  padding: '0 6px',
  border: `1px solid ${color.nightLine}`,
  fontSize: text.tiny,
});
globalStyle(`${others} ${find} svg`, { display: 'block', flex: 'none' });
globalStyle(`${find} ~ :last-child`, onDesk({ marginLeft: 0 }));
