import type { StyleRule } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { apart, autoFit, centered, framed, media, square, tracks } from '../../core/ui/shapes.ts';
import { bold, soft, theme } from '../../core/ui/theme.css.ts';

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
export const boxed = { ...framed, color: color.ink, font: 'inherit' } satisfies StyleRule;
export const onDark = { border: '1px solid #ffffff77', borderRadius: radius, color: '#fff' } satisfies StyleRule;

export const labelText = { font: 'inherit', ...bold(text.small) } satisfies StyleRule;
export const strongText = bold(text.small);
export const softText = soft(text.small);
export const tinyText = soft(text.tiny);
export const title = (fontSize: string) => ({ ...lettering, margin: 0, fontSize }) satisfies StyleRule;

type Gap = string | number;
const spaced = (gap?: Gap) => (gap === undefined ? {} : { gap });
export const apartRow = (gap?: Gap) => ({ ...apart, alignItems: 'center', ...spaced(gap) }) satisfies StyleRule;
export const centeredRow = (gap: Gap) =>
  ({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap }) satisfies StyleRule;
export const column = tracks('1fr');
export const columnAndMore = (gap?: Gap) => ({ ...tracks('1fr auto', gap), alignItems: 'center' }) satisfies StyleRule;
export const columns = (leastWidth: number) => tracks(autoFit(`min(100%, ${leastWidth}px)`));
export const scrolling = { overflowX: 'auto', scrollbarWidth: 'none' } satisfies StyleRule;

export const smallButton = { minHeight: 44, padding: '6px 14px', fontSize: text.small } satisfies StyleRule;
export const iconButton = { ...centered, ...square(48) } satisfies StyleRule;
export const checkbox = { flex: 'none', ...square(22), margin: 0, accentColor: color.bay } satisfies StyleRule;

/** Screen readers read it. */
export const unseen = { position: 'absolute', ...square(1), overflow: 'clip', clipPath: 'inset(50%)' } as const;

export const hiddenIfEmpty = { selectors: { '&:empty': { display: 'none' } } } as const;
