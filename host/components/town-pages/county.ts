import { countyClasses, elsewhere } from './county.css.ts';

const classes = new Map<string, string>(Object.entries(countyClasses));

/** The class that sets a county’s paint; a county that the owner added has a neutral one. */
export const countyClass = (county: string): string => classes.get(county) ?? elsewhere;
