import type { StyleRule } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { media } from '../../core/ui/shapes.ts';
import { edge, theme } from '../../core/ui/theme.css.ts';

const { color, text, radius } = theme;

/** From this width on, the office has two panes and keyboard shortcuts. */
export const desk = '(min-width: 1100px)';
export const small = 'not all and (min-width: 1100px)';
export const phone = '(max-width: 640px)';
export const tabsHeight = 'calc(60px + env(safe-area-inset-bottom))';
export const onDesk = media(desk);
export const onSmall = media(small);
export const onPhone = media(phone);

/* Shapes that many rules share. What a rule adds to one follows it. */
export const boxed = {
  border: edge.strong,
  borderRadius: radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
} satisfies StyleRule;
export const onDark = { border: '1px solid #ffffff77', borderRadius: radius, color: '#fff' } satisfies StyleRule;

export const labelText = { font: 'inherit', fontSize: text.small, fontWeight: 600 } satisfies StyleRule;
export const strongText = { fontSize: text.small, fontWeight: 600 } satisfies StyleRule;
export const softText = { fontSize: text.small, color: color.inkSoft } satisfies StyleRule;
export const tinyText = { fontSize: text.tiny, color: color.inkSoft } satisfies StyleRule;
export const title = (fontSize: string) => ({ ...lettering, margin: 0, fontSize }) satisfies StyleRule;

type Gap = string | number;
const spaced = (gap?: Gap) => (gap === undefined ? {} : { gap });
const row = { display: 'flex', alignItems: 'center' } satisfies StyleRule;
export const inLine = (gap?: Gap) => ({ ...row, ...spaced(gap) }) satisfies StyleRule;
export const wrapping = (gap?: Gap) => ({ ...row, flexWrap: 'wrap', ...spaced(gap) }) satisfies StyleRule;
export const apartRow = (gap?: Gap) =>
  ({ ...row, justifyContent: 'space-between', ...spaced(gap) }) satisfies StyleRule;
export const centeredRow = (gap?: Gap) =>
  ({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', ...spaced(gap) }) satisfies StyleRule;
export const grid = (gridTemplateColumns: string, gap?: Gap) =>
  ({ display: 'grid', gridTemplateColumns, ...spaced(gap) }) satisfies StyleRule;
export const one = 'minmax(0, 1fr)';
export const column = grid(one);
/** The second column takes what it needs. */
export const columnAndMore = (gap?: Gap) => ({ ...grid(`${one} auto`, gap), alignItems: 'center' }) satisfies StyleRule;
export const columns = (leastWidth: number) => grid(`repeat(auto-fit, minmax(min(100%, ${leastWidth}px), 1fr))`);
export const scrolling = { overflowX: 'auto', scrollbarWidth: 'none' } satisfies StyleRule;

export const smallButton = { minHeight: 44, padding: '6px 14px', fontSize: text.small } satisfies StyleRule;
/** A button with nothing but an icon. */
export const iconButton = { display: 'grid', placeItems: 'center', width: 48, height: 48 } satisfies StyleRule;
export const checkbox = { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.bay } satisfies StyleRule;

/** Screen readers read it. */
export const unseen = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'clip',
} satisfies StyleRule;
