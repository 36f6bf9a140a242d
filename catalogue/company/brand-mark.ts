import { brand } from '../brand.ts';

const { colors, mark } = brand;

/** The brand's mark as markup for an `svg` of 22 × 36. */
export const markPaths = mark.map(({ color, path }) => `<path fill="${colors[color]}" d="${path}"/>`).join('');

/** The mark centered in a square, for light and dark tabs. */
export const tabIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 0 36 36">' +
  `<style>@media (prefers-color-scheme:dark){.h{fill:${colors.paper}}}</style>` +
  mark
    .map((part) => {
      const color = 'tabColor' in part ? part.tabColor : part.color;
      return `<path${color === 'ink' ? ' class="h"' : ''} fill="${colors[color]}" d="${part.path}"/>`;
    })
    .join('') +
  '</svg>\n';

/** The color behind the mark on home screens. */
export const markGround = colors.paper;
