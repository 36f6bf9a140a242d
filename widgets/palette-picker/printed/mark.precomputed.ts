import { brand } from '../../../catalogue/brand.ts';

/** The parts of the brand's mark, as elements need them: the page's Trusted Types policy refuses markup. */
export const markParts = brand.mark.map(({ color, path }) => ({ fill: brand.colors[color], d: path }));
