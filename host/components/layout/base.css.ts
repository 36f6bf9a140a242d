import { type GlobalStyleRule, globalFontFace, globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { bareLink, bareList, focusRing } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, pageText, radius, setLightTheme, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { contentWidth, lively, section, size } from './rules.ts';

for (const { family, rule } of brand.type.faces) globalFontFace(family, rule);

setLightTheme(':root', pageText);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
/** Not for keyboard users: a second Tab during the scroll may focus what then leaves the view. */
globalStyle(':root:not(:has(:focus-visible))', { '@media': { [lively]: { scrollBehavior: 'smooth' } } });
/** https://drafts.csswg.org/css-view-transitions-2/ */
globalStyle('@view-transition', { '@media': { [lively]: { navigation: 'auto' } } } as GlobalStyleRule);
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  /** Fragment targets stay clear of the bar, focus rings of the window’s lower edge. */
  scrollPaddingBlock: '5.25rem 5rem',
  accentColor: color.bay,
});
globalStyle('body', {
  margin: 0,
  background: color.paper,
  color: color.ink,
  font: `400 1.0625rem/1.6 ${font.text}`,
  // For visitors' text; our own words always fit.
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3', {
  fontFamily: font.display,
  fontWeight: 680,
  lineHeight: 1.08,
  letterSpacing: '-.012em',
  margin: '0 0 16px',
  textWrap: 'balance',
});
globalStyle('h1, h2', { fontSize: size.h1 });
globalStyle('h1', { marginBottom: 20 });
globalStyle('h3', { fontSize: size.h3, lineHeight: 1.18, marginBottom: '.25em' });
globalStyle('p', { margin: '0 0 1em', maxWidth: '68ch', textWrap: 'pretty' });
globalStyle('ul, ol', bareList);
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: color.bay, textDecorationThickness: 1, textUnderlineOffset: '.22em' });
globalStyle('a:hover', { textDecorationThickness: 3 });
globalStyle(':focus-visible', { ...focusRing(3), borderRadius: radius });
globalStyle('*, *::before, *::after', {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important', animation: 'none !important' } },
});

export const wrap = style({ width: contentWidth, marginInline: 'auto' });
export const sectionBlock = style({ paddingBlock: section });
export const lead = style(soft(size.lead, 1.55));
export const quiet = style({ color: color.inkSoft });
export const small = style({ fontSize: text.small });
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Smaller where a window with large text has no room for it. */
export const whole = style({ whiteSpace: 'nowrap', fontSize: 'min(1em, 6vw)' });

export const brushLink = style({
  ...bareLink,
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 100% / 0 2px no-repeat`,
  transition: 'background-size .2s ease',
  paddingBottom: '.15em',
  selectors: { '&:hover, &:focus-visible': { backgroundSize: '100% 3px' } },
});

export const darkSection = style({ background: color.bay, color: '#fff', borderTop: edge.brass });
