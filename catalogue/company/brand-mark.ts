import { brand } from '../brand.ts';

const { colors, mark } = brand;

export const markPaths = mark.map(({ color, path }) => `<path fill="${colors[color]}" d="${path}"/>`).join('');

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

export const markGround = colors.paper;
