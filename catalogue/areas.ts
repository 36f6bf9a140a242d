import type { ServiceArea } from './contracts/service-area.ts';

/**
 * The 23 towns that fill every list of the site, all active; the store's seed (SPEC.md §3).
 * What is said of a town is true of that town alone, so that no two of its pages read alike. ZIP codes and counties:
 * GeoNames (CC BY 4.0), those that the Census knows as areas; the facts: the Maryland Historical Trust, the National
 * Register, and the towns’ and counties’ own pages.
 */
export const areas: readonly ServiceArea[] = [
  {
    name: 'Annapolis',
    slug: 'annapolis',
    county: 'Anne Arundel County',
    zipCodes: ['21401', '21402', '21403', '21405', '21409'],
    description:
      'Annapolis is Maryland’s capital and the seat of Anne Arundel County. Changes to the outside of a building in its Historic District go before the city’s Historic Preservation Division, and the city asks owners to apply before a contract is signed. The commission guards brick and mortar, wood siding, roofs, windows and doors.',
    metaDescription:
      'House painting and pressure washing in Annapolis, MD, with the city’s historic review in mind. Family-run for over 50 years. Free estimates.',
  },
  {
    name: 'Bozman',
    slug: 'bozman',
    county: 'Talbot County',
    zipCodes: ['21612'],
    description:
      'Bozman is one of Talbot County’s “tiny towns,” small and unincorporated. Forty-four percent of the county is water, 208 of its 477 square miles. Houses here are painted with that in mind.',
    metaDescription:
      'Painters and pressure washers for Bozman, MD, one of Talbot County’s smallest villages. Licensed and insured. Free estimates.',
  },
  {
    name: 'Cambridge',
    slug: 'cambridge',
    county: 'Dorchester County',
    zipCodes: ['21613'],
    description:
      'Cambridge stands on the Choptank River and is the seat of Dorchester County. The historic district of Wards I and III counts 672 contributing buildings, from the late 1700s to the middle of the twentieth century. Georgian, Queen Anne, Colonial Revival and American Foursquare houses share its streets.',
    metaDescription:
      'Exterior and interior painting and pressure washing in Cambridge, MD, on the Choptank: Queen Annes, Foursquares and newer homes. Free estimates.',
  },
  {
    name: 'Centreville',
    slug: 'centreville',
    county: "Queen Anne's County",
    zipCodes: ['21617'],
    description:
      'Centreville is the county seat and the largest incorporated town of Queen Anne’s County, at the head of navigation of the Corsica River. Its historic district joined the National Register in 2004. You find Victorians with wraparound porches, row houses from the late 1800s and streets of new single-family homes.',
    metaDescription:
      'Centreville, MD house painters: wraparound porches, late-1800s row houses and new homes, painted and washed by one family. Free estimates.',
  },
  {
    name: 'Chester',
    slug: 'chester',
    county: "Queen Anne's County",
    zipCodes: ['21619'],
    description:
      'Chester is the eastern part of Kent Island, between Cox Creek, Prospect Bay, the Chester River and Kirwan Creek. Until the Bay Bridge opened in 1952 it was farms and small villages along Route 18. The neighborhoods near the waterfront came after.',
    metaDescription:
      'Our own post office box is in Chester, MD. House painting and pressure washing for the eastern end of Kent Island, with free estimates.',
  },
  {
    name: 'Chestertown',
    slug: 'chestertown',
    county: 'Kent County',
    zipCodes: ['21620'],
    description:
      'The seat of Kent County looks at the Chester River through a row of Georgian and Federal houses, and the district around them has been a National Historic Landmark since 1970. Up along Washington Avenue the houses turn large and Victorian: Queen Anne and Shingle Style, with trim to match.',
    metaDescription:
      'Painting and pressure washing in Chestertown, MD, from Federal fronts on the river to Queen Anne trim on Washington Avenue. Free estimates.',
  },
  {
    name: 'Davidsonville',
    slug: 'davidsonville',
    county: 'Anne Arundel County',
    zipCodes: ['21035'],
    description:
      'Davidsonville is semi-rural: farms and subdivisions, with little commercial building in between. Households generally rely on wells and septic systems, which is worth a word to us before a wash. The Davidsonville Historic District was listed in 1992.',
    metaDescription:
      'House painting and pressure washing in Davidsonville, MD, for farmhouses and subdivisions alike. Licensed and insured. Free estimates.',
  },
  {
    name: 'Denton',
    slug: 'denton',
    county: 'Caroline County',
    zipCodes: ['21629'],
    description:
      'Denton, on the Choptank, is where Caroline County keeps its courthouse. Colonial Revival homes and buildings of the “Canning Boom” of 1895 to 1919 ring the green in front of it. The historic district around them mixes shops, houses and churches of many periods.',
    metaDescription:
      'Denton, MD painters and pressure washers: Colonial Revival homes, canning-era buildings and everyday siding in Caroline County. Free estimates.',
  },
  {
    name: 'Easton',
    slug: 'easton',
    county: 'Talbot County',
    zipCodes: ['21601'],
    description:
      'Most of Easton’s core is a historic district, listed in 1980: about nine hundred buildings of the eighteenth to early twentieth centuries, many of them homes. The listing names Greek Revival, Italianate and Federal styles. The town is also the seat of Talbot County.',
    metaDescription:
      'House painting and pressure washing in Easton, MD, where many homes stand in the historic district. Family-run for over 50 years. Free estimates.',
  },
  {
    name: 'Galena',
    slug: 'galena',
    county: 'Kent County',
    zipCodes: ['21635'],
    description:
      'Galena stands inland, where Maryland Routes 213 and 290 cross, near the Sassafras River. The whole town measures 0.36 square miles, none of it water. Two blocks of the old business district on Main Street are now an “antique row.”',
    metaDescription:
      'Galena, MD house painting and pressure washing, inside and out, near the Sassafras River in upper Kent County. Licensed, insured, free estimates.',
  },
  {
    name: 'Grasonville',
    slug: 'grasonville',
    county: "Queen Anne's County",
    zipCodes: ['21638'],
    description:
      'Grasonville began as homes and small businesses on the old Main Street, today’s MD 18, with local waterways in reach. Watermen still work from here, and it is known for seafood restaurants and days outdoors.',
    metaDescription:
      'Grasonville, MD painting and pressure washing for homes and small businesses in a watermen’s village on MD 18. Free estimates.',
  },
  {
    name: 'Kent Island',
    slug: 'kent-island',
    county: "Queen Anne's County",
    zipCodes: ['21619', '21666'],
    description:
      'Kent Island is the largest island in the Chesapeake: the Bay on the west, the Chester River on the north, Eastern Bay to the south and Kent Narrows to the east. None of its communities is incorporated. Much of Queen Anne’s County’s 265 miles of waterfront is here, and paint by the water takes the weather first.',
    metaDescription:
      'Kent Island, MD painters: exteriors that face the Bay, calm interiors, and pressure washing for decks, docks and siding. Free estimates.',
  },
  {
    name: 'Millington',
    slug: 'millington',
    county: 'Kent County',
    zipCodes: ['21651'],
    description:
      'Boats on the Chester River can come no farther up than Millington, which lies partly in Kent and partly in Queen Anne’s County. Higman Mill ground here from 1763 to 1954, and no other mill building of the eighteenth century is left in Kent.',
    metaDescription:
      'Millington, MD house painting and pressure washing at the head of the Chester River, in Kent and Queen Anne’s counties. Free estimates.',
  },
  {
    name: 'Oxford',
    slug: 'oxford',
    county: 'Talbot County',
    zipCodes: ['21654'],
    description:
      'Oxford’s historic district, on the National Register since 2005, takes up the peninsula between the Tred Avon River and Town Creek. About nine in ten of its buildings are late Victorian in style. Houses of that age tend to carry a good deal of trim, and trim is cut in by hand.',
    metaDescription:
      'Oxford, MD painters for late Victorian houses between the Tred Avon and Town Creek. Free estimates.',
  },
  {
    name: 'Preston',
    slug: 'preston',
    county: 'Caroline County',
    zipCodes: ['21655'],
    description:
      'Preston is a small inland town. Of all the counties of the Eastern Shore, only its own, Caroline, touches neither the Chesapeake nor the Atlantic. Here a coat of paint meets sun and summer damp rather than spray off the Bay.',
    metaDescription:
      'Preston, MD house painting inside and out, plus pressure washing, in the inland part of Caroline County. Licensed and insured. Free estimates.',
  },
  {
    name: 'Queenstown',
    slug: 'queenstown',
    county: "Queen Anne's County",
    zipCodes: ['21658'],
    description:
      'The sign at the edge of Queenstown calls it the “Little Town on the Water.” It was the county’s first seat, from 1707 to 1782, and the frame part of the old court house dates to 1708. Today it is one of eight incorporated towns in the county.',
    metaDescription:
      'Queenstown, MD house painting and pressure washing, in the Little Town on the Water, by a family of painters. Free estimates.',
  },
  {
    name: 'Rock Hall',
    slug: 'rock-hall',
    county: 'Kent County',
    zipCodes: ['21661'],
    description:
      'Rock Hall faces the open Chesapeake from about ten feet above it and has been a town since 1908. A traveler once summed it up as fifteen marinas and a comfortable collection of simple frame houses. Paint is what keeps wood houses like those whole.',
    metaDescription:
      'Rock Hall, MD painters for frame houses facing the Bay: scraped, primed and painted, with decks and siding washed. Free estimates.',
  },
  {
    name: 'Royal Oak',
    slug: 'royal-oak',
    county: 'Talbot County',
    zipCodes: ['21662'],
    description:
      'Royal Oak sits at the head of Oak Creek. The Maryland Historical Trust surveyed its older village: mainly frame buildings on lots of every size, most of them vernacular houses put up between 1837 and about 1940. Newer homes stand out on fingers of land with water on three sides.',
    metaDescription:
      'Royal Oak, MD house painting: old frame houses in the village and newer homes out on the creeks. Pressure washing too. Free estimates.',
  },
  {
    name: 'Severna Park',
    slug: 'severna-park',
    county: 'Anne Arundel County',
    zipCodes: ['21146'],
    description:
      'Severna Park lies between the Severn and the Magothy, two rivers that give it 2.76 square miles of water out of 19.29 in all. The census of 2020 counted 39,933 residents.',
    metaDescription:
      'Severna Park, MD interior and exterior painting and pressure washing between the Severn and the Magothy. Over 50 years. Free estimates.',
  },
  {
    name: 'St. Michaels',
    slug: 'st-michaels',
    county: 'Talbot County',
    zipCodes: ['21663'],
    description:
      'St. Michaels is a harbor town on the Miles River. Its historic district, listed in 1986, has 362 buildings, sites and structures, many of them nineteenth-century houses in Federal, Gothic Revival or Italianate dress. An unusual number have galleries across the front, each with a railing and a floor to paint.',
    metaDescription:
      'St. Michaels, MD painters for gallery-fronted houses and the rooms behind them, with gentle pressure washing. Free estimates.',
  },
  {
    name: 'Stevensville',
    slug: 'stevensville',
    county: "Queen Anne's County",
    zipCodes: ['21666'],
    description:
      'Stevensville is the western part of Kent Island, with the open Bay on one side and Cox Creek on the other. Frame houses of two and two and a half stories, built from 1850 to 1930, make up most of its historic district, which the National Register has carried since 1986.',
    metaDescription:
      'Stevensville, MD house painters: frame houses of the historic district and Bay-facing homes, painted and washed. Free estimates.',
  },
  {
    name: 'Trappe',
    slug: 'trappe',
    county: 'Talbot County',
    zipCodes: ['21673'],
    description:
      'Trappe was incorporated in 1827 and is an inland town: its 2.67 square miles are all land. At Lakeside, the large development on its eastern side, new homes are going up.',
    metaDescription:
      'Trappe, MD house painting and pressure washing, for homes in the old town and for new ones at Lakeside. Licensed and insured. Free estimates.',
  },
  {
    name: 'Wye Mills',
    slug: 'wye-mills',
    county: 'Talbot County',
    zipCodes: ['21679'],
    description:
      'Wye Mills is the crossroads of MD 404 and MD 662, just inside Talbot County. The village has its name from the Wye Mill, a wood-frame grist mill driven by water, on the National Register since 1985. Old Wye Church shows what brickwork of the eighteenth century looks like.',
    metaDescription:
      'Wye Mills, MD house painting and pressure washing at the crossroads of MD 404 and 662, inside and out. Free estimates from a local family.',
  },
].map((area) => ({ id: `area-${area.slug}`, state: 'MD', active: true, ...area }));
