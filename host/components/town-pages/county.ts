import { countyClasses, elsewhere } from './county.css.ts';

const classes = new Map<string, string>(Object.entries(countyClasses));

/** A county that the owner added has a neutral paint. */
export const countyClass = (county: string): string => classes.get(county) ?? elsewhere;
