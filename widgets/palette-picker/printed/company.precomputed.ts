import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';

/** The parts of the brand's mark, as elements need them: the page's Trusted Types policy refuses markup. */
export const markParts = brand.mark.map(({ color, path }) => ({ fill: brand.colors[color], d: path }));

export const name = business.name;
export const smallPrint = `${business.legalName} · ${business.phone.shown} · Screens and printers only come near to paint: we bring painted samples to your free estimate.`;
