import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color, edge, radius } from './theme.css.ts';

/* What many rules share, to spread into one. What the rule itself says follows it. Of two that set `@media`, the second wins. */

export const focusRing = (outlineOffset: number) => ({ outline: `3px solid ${color.focus}`, outlineOffset });

export const paperCard = {
  background: color.white,
  border: edge.thin,
  borderRadius: radius,
  overflow: 'clip',
} as const;
export const framed = { background: color.white, border: edge.strong, borderRadius: radius } as const;
export const inputBox = { ...framed, width: '100%', minHeight: 48, font: 'inherit' } as const;
export const onNight = { background: color.night, color: color.onNight } as const;
export const inked = { background: color.ink, borderColor: color.ink, color: color.paper } as const;

export const noFrame = { margin: 0, padding: 0, border: 0 } as const;
export const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const plainButton = { border: 0, background: 'none', color: 'inherit', cursor: 'pointer' } as const;
export const bareButton = { ...plainButton, padding: 0, font: 'inherit' } as const;
export const plainLink = { color: color.ink, textDecoration: 'none' } as const;
export const pictureLink = { display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%', ...plainLink } as const;
export const bareLink = { color: 'inherit', textDecoration: 'none' } as const;

export const spaced = (gap: string | number) => ({ display: 'grid', gap });
export const centered = { display: 'grid', placeItems: 'center' } as const;
export const apart = { display: 'flex', justifyContent: 'space-between' } as const;
export const flexColumn = { display: 'flex', flexDirection: 'column' } as const;
export const inRow = (gap: string | number) => ({ display: 'flex', alignItems: 'center', gap });
export const wrapRow = (gap: string | number, alignItems?: 'center' | 'start' | 'end' | 'baseline') =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems && { alignItems }) }) as const;
export const tallRow = (minHeight: string | number, display: 'flex' | 'inline-flex' = 'inline-flex') => ({
  display,
  alignItems: 'center',
  minHeight,
});

export const autoFit = (least: string) => `repeat(auto-fit, minmax(${least}, 1fr))`;
export const autoFill = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;
/** Each `1fr` may become narrower than its content. */
const shrinking = (template: string) =>
  template.replace(/minmax\(.*\)|[\d.]+fr/g, (width) => (width.endsWith('fr') ? `minmax(0, ${width})` : width));

/** @param narrower other columns by media query, or the query for which there is one column */
export function tracks(template: string, gap?: string | number, narrower: string | Record<string, string> = {}) {
  const others = typeof narrower === 'string' ? { [narrower]: '1fr' } : narrower;
  const media = Object.entries(others).map(([query, columns]) => [query, { gridTemplateColumns: shrinking(columns) }]);
  return {
    display: 'grid',
    gridTemplateColumns: shrinking(template),
    ...(gap !== undefined && { gap }),
    ...(media.length > 0 && { '@media': Object.fromEntries(media) }),
  };
}

export const square = (side: string | number) => ({ width: side, height: side });
export const pinned = (inset: string | number) => ({ position: 'absolute', inset }) as const;
export const covering = { ...pinned(0), ...square('100%') } as const;
export const cover = { ...square('100%'), objectFit: 'cover' } as const;
export const corner = (borderWidth: string) =>
  ({ content: '', width: '.5em', height: '.5em', border: 'solid currentColor', borderWidth, rotate: '45deg' }) as const;

/** A sign that screen readers skip, where the browser knows how to say so. */
export const silent = (sign: string) => ({ content: [`"${sign}"`, `"${sign}" / ""`] });

export const media =
  (query: string) =>
  <Rule extends StyleRule>(rule: Rule) => ({ '@media': { [query]: rule } });
export const container =
  (query: string) =>
  <Rule extends StyleRule>(rule: Rule) => ({ '@container': { [query]: rule } });
export const screenOnly = { '@media': { print: { display: 'none' } } } as const;

/** Dims the page's scroll bar gutter too, which a backdrop does not cover. */
export const dimGutter = (dialog: string) => globalStyle(`html:has(.${dialog}:modal)`, { background: '#5f656e' });

/** Styles what is inside an element by selector: `p`, or with `&` for the element itself, as in `& > li`. */
export function inside(className: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [selector, rule] of Object.entries(rules))
    globalStyle(selector.startsWith('&') ? className + selector.slice(1) : `${className} ${selector}`, rule);
}
