import type { MainServiceKey } from '../services/service.ts';

/**
 * All data about a town except where it is, which is in places.ts; everything else is derived from it. Its texts apply
 * only to this town, so that no two pages have the same text.
 */
export interface Town {
  name: string;
  /** Its name in URLs: lowercase, hyphens for spaces, no periods. */
  slug: string;
  /** ZIP codes that the Census treats as areas (GeoNames, CC BY 4.0). */
  zipCodes: readonly string[];
  /** Its place on the chart of the Bay. */
  chart?: {
    /** Where its label is, relative to its dot. @default 'right' */
    label?: 'left' | 'above' | 'below';
    /** Also labeled on phones, which have no room for all labels. */
    isLandmark?: boolean;
    /** Its highlighted label is below its dot, because other towns are close above. */
    isCrowdedAbove?: boolean;
  };
  /**
   * Two or three sentences for its pages and lists. Sources: the Maryland Historical Trust, the National Register, and
   * the towns’ and counties’ own pages.
   */
  description: string;
  /** For search results: at most 160 characters. */
  metaDescription: string;
  /**
   * The local conditions for paint: three paragraphs for all of its pages, each under the name of a part of the town.
   */
  parts: Readonly<Record<string, string>>;
  /** A paragraph for its page of each main service. Its pages of other services have none and are not indexed. */
  notes: Readonly<Record<MainServiceKey, string>>;
  /** The lists outside its own pages that include it, after the towns that the client specified for them. */
  lists?: TownLists;
}

export interface TownLists {
  /** The heading of its group in the header and the drawer. */
  header?: 'MAJOR CITIES' | 'EASTERN SHORE' | "QUEEN ANNE'S COUNTY" | 'KENT COUNTY';
  /** The pages of the three main services, and the terms of service. */
  services?: boolean;
  /** The contact page. */
  contact?: boolean;
  /** The sitemap page, and the areas served in the structured data. */
  sitemap?: boolean;
}

export interface County {
  /** Including the word: `Kent County`. */
  name: string;
  /** Its color on the chart and on its towns’ cards; white text on it has a contrast of at least 4.5:1. */
  paint: string;
  towns: readonly Town[];
}

/** `in Easton`, but `on Kent Island`. For our own sentences; the client’s headings keep their `in`. */
export const inTown = (name: string) => `${/ Island$/i.test(name) ? 'on' : 'in'} ${name}`;
