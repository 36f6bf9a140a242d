/** Its place is in places.ts. No two pages have the same text. */
export interface Town {
  name: string;
  /** @default by `areaSlug` */
  slug?: string;
  /** Those that the Census treats as areas (GeoNames, CC BY 4.0). */
  zipCodes: readonly string[];
  chart?: {
    /** @default 'right' */
    label?: 'left' | 'above' | 'below';
    isLandmark?: boolean;
    /** Other towns are close above, so its highlighted label is below. */
    isCrowdedAbove?: boolean;
  };
  /** From the Maryland Historical Trust, the National Register, and towns’ and counties’ own pages. */
  description: string;
  /** At most 160 characters. */
  metaDescription: string;
  /** Three paragraphs, by part of the town. */
  parts: Readonly<Record<string, string>>;
  /** On the main services. Pages of other services have none and are not indexed. */
  notes: readonly [interior: string, exterior: string, washing: string];
  lists?: TownLists;
}

/** For added towns: the client's own lists are in area-names.ts. */
export interface TownLists {
  header?: 'MAJOR CITIES' | 'EASTERN SHORE' | "QUEEN ANNE'S COUNTY" | 'KENT COUNTY';
  /** On the main services' pages and in the terms. */
  services?: boolean;
  contact?: boolean;
  sitemap?: boolean;
}

export interface County {
  name: string;
  /** White text on it has a contrast of at least 4.5:1. */
  paint: string;
  towns: readonly Town[];
}

/** `in Easton`, but `on Kent Island`. The client’s headings keep their `in`. */
export const inTown = (name: string) => `${/\sIsland$/i.test(name) ? 'on' : 'in'} ${name}`;

export const noBreak = (name: string) => name.replaceAll(' ', '\u00a0');

const noted = ['interior-painting', 'exterior-painting', 'pressure-washing'];

/** `key`: of a service. Undefined if the town's text says nothing of it. */
export const townNote = (text: Town | undefined, key: string): string | undefined => text?.notes[noted.indexOf(key)];

export function townNoteTeaser(text: Town | undefined, key: string): string | undefined {
  const note = townNote(text, key);
  return note?.match(/^.*?[.?!](?=\s+\p{Lu}|$)/u)?.[0];
}
