import { business } from '../../business.ts';
import type { County } from '../town.ts';

export const talbot: County = {
  name: 'Talbot County',
  paint: '#7a3f4e',
  towns: [
    {
      name: 'Bozman',
      zipCodes: ['21612'],
      description:
        'Bozman is one of Talbot County’s “tiny towns,” small and unincorporated. Forty-four percent of the county is water, 208 of its 477 square miles. Houses here are painted with that in mind.',
      metaDescription:
        'Painters and pressure washers for Bozman, MD, one of Talbot County’s smallest villages. Licensed and insured. Free estimates.',
      parts: {
        'Out along the neck':
          'Past St. Michaels the road to Bozman runs out along a neck, and from then on every lane ends at somebody’s dock. There is a post office, and a scatter of houses that look over one creek or another. It is a long drive for a forgotten tool, so we bring everything in one trip.',
        'On the creek side':
          'In a county that is nearly half water, a village on a neck has little dry ground to spare. Fog and dew linger on the lawns. Boards on the creek side swell and shrink daily, and paint that cannot flex splits along the grain. A hundred-percent acrylic, on wood measured with a moisture meter, is the dependable answer.',
        'At a weekend house':
          'If you are only here for weekends, a look around the house every spring does more than a more expensive paint.',
      },
      notes: [
        'Second homes hold the smell of a closed-up winter. Before color, we wash mildew from the closets and prime it out of sight. Choose finishes you can wipe, and leave one window cracked when you go home, if the forecast is kind.',
        'Boathouse, pump shed, pier rail and main house tend to want painting in the same year. Done together they match, and the travel is paid once. Creek-facing boards get their bottom edges sealed, which is the step most often skipped.',
        'On a lane of crushed shell with a shallow well at the end, water is not to be taken for granted. We ask about yours before loading the truck. Dock planks are rinsed along their length, slowly, with nobody’s crab pots in the way.',
      ],
    },
    {
      name: 'Easton',
      zipCodes: ['21601'],
      chart: { isLandmark: true, isCrowdedAbove: true },
      description:
        'Most of Easton’s core is a historic district, listed in 1980: about nine hundred buildings of the eighteenth to early twentieth centuries, many of them homes. The listing names Greek Revival, Italianate and Federal styles. The town is also the seat of Talbot County.',
      metaDescription: `House painting and pressure washing in Easton, MD, where many homes stand in the historic district. Family-run for over ${business.yearsInTrade} years. Free estimates.`,
      parts: {
        'Three towns in one':
          'Harrison and Aurora Streets have porches and brackets from before the automobile. Around the courthouse stand brick commercial blocks. The new streets toward the bypass have fiber cement siding and covenants to read first.',
        'The historic core':
          'Greek Revival and Italianate houses carry deep cornices that hide wasp nests, soft wood and a century of caulk, and you find out only from a ladder. Federal fronts are plainer and show every wobble in a line. We price such houses after looking up close.',
        'Toward the Tred Avon':
          'West of town the land falls toward the Tred Avon, and mornings are damper than in the middle of town. The newer neighborhoods dry early and fade early, because they have few trees. A color sheet for the committee is part of the service in either place.',
      },
      notes: [
        'Old Easton rooms are seldom square, so a crisp line at the ceiling is drawn by eye and not by measure. Lime plaster over lath moves with the seasons: hairlines there get mesh and a skim, as caulk would only squeeze out by August.',
        'Bracketed eaves are where the hours go. Each bracket has a top that collects dust and a joint that opens; we clean the one, fill the other, prime, and only then think about whether it should be picked out in a second shade.',
        'Courthouse square has soft old brick that should meet nothing harder than a brush. A few streets away stand concrete driveways and composite decks that can take a firm rinse.',
      ],
    },
    {
      name: 'Oxford',
      zipCodes: ['21654'],
      chart: { isCrowdedAbove: true },
      description:
        'Oxford’s historic district, on the National Register since 2005, takes up the peninsula between the Tred Avon River and Town Creek. About nine in ten of its buildings are late Victorian in style. Houses of that age carry a good deal of trim.',
      metaDescription:
        'Oxford, MD painters for late Victorian houses between the Tred Avon and Town Creek. Free estimates.',
      parts: {
        'Along Morris Street':
          'Oxford has water on nearly every side and a ferry that has been crossing the Tred Avon since colonial days. Morris Street runs the length of the town between picket fences, and the houses behind them are mostly of one age: late Victorian, wooden, gabled, with porches low enough to talk from.',
        'A street of white houses':
          'White shows mildew within a season in damp air, so the wash and the mildew-resistant finish matter more than the brand. It also shows tannin, rust and every careless lap. We use a stain-blocking primer on bare cedar and pine, set the nails, and leave no joint for water to sit in.',
        'Where the tide comes in':
          'High tides now and then come into the lower streets. Skirting boards, lattice and porch piers there should be primed on all faces, fastened with stainless steel, and expected to need paint again sooner than the rest.',
      },
      notes: [
        'Sash windows painted shut are the most common complaint in a house of this age. We free them, wax the stops and paint them open, so that the breeze off Town Creek can get in. Whites indoors should be warmer than those outside, or evenings feel bleak.',
        'Fence panels go off the posts where they can, get primed at the feet, and come back with a gap above the soil. On gable trim we follow the old shadow lines in the paint to find patterns that earlier owners chose.',
        'White clapboard is washed by hand and rinsed twice, since a faint gray film left behind will show under the next coat. Brick walks heaved by tree roots are cleaned around, not under; moving them is a mason’s job.',
      ],
    },
    {
      name: 'Royal Oak',
      zipCodes: ['21662'],
      description:
        'Royal Oak sits at the head of Oak Creek. The Maryland Historical Trust surveyed its older village: mainly frame buildings on lots of every size, most of them vernacular houses put up between 1837 and about 1940. Newer homes stand out on fingers of land with water on three sides.',
      metaDescription:
        'Royal Oak, MD house painting: old frame houses in the village and newer homes out on the creeks. Pressure washing too. Free estimates.',
      parts: {
        'At the head of Oak Creek':
          'Royal Oak grew up where Oak Creek ends, and its older houses show what a country carpenter could do with local lumber: two rooms up, two down, a porch when there was money, another wing later on.',
        'Where the additions meet':
          'Each addition has its own siding, its own nails and its own way of moving, and cracks open where the parts join. We flash or caulk those seams with something that stretches before we coat across them. Vernacular houses also have bare corners and shallow eaves, so more rain runs down the wall than on a grander design.',
        'Out on the points':
          'Out on the points, the newer homes trade shelter for views. Glass walls, wide decks and clear-finished wood need the most upkeep of anything we do. We tell you so before you choose.',
      },
      notes: [
        'A house built in three goes has three ceiling heights and floors that step up or down at each. Carrying one trim color through all of it makes it a single house again. On the points, late sun off the water bleaches deep colors near the glass.',
        'Unpainted cedar on a point weathers handsomely on three sides and goes black on the fourth. Decide early whether silver or stain is the aim. In the village, clapboard repairs use the same narrow exposure as the original, or the patch shows.',
        'Decks with a long view are washed along the boards in the cool of the day, then left alone until a meter agrees that they are dry. Glass rails and doors are rinsed with soft water if there is any, as spots bake on.',
      ],
    },
    {
      name: 'St. Michaels',
      zipCodes: ['21663'],
      chart: { label: 'above', isLandmark: true },
      description:
        'St. Michaels is a harbor town on the Miles River. Its historic district, listed in 1986, has 362 buildings, sites and structures, many of them nineteenth-century houses in Federal, Gothic Revival or Italianate dress. An unusual number have galleries across the front, each with a railing and a floor to paint.',
      metaDescription:
        'St. Michaels, MD painters for gallery-fronted houses and the rooms behind them, with gentle pressure washing. Free estimates.',
      parts: {
        'Along Talbot Street':
          'St. Michaels lives on its harbor and on the people who stroll Talbot Street to see it. The galleries are all edges: posts, rails, spindles, floorboards, and a ceiling that the sun reaches only by bouncing off the Miles River.',
        'The gallery floors':
          'Gallery floors are the weak point. They are roofed but not dry, so paint meant for siding soon flakes. We use porch enamel over a penetrating primer, and seal both edges of each board. Railings get a harder finish than walls, because hands and glasses rest on them.',
        'Inns, shops and narrow lanes':
          'Inns and shops want the work done between seasons and the sidewalk free by Friday, and residents on the narrow lanes want to know where the truck will stand.',
      },
      notes: [
        'Guest rooms turn over fast, and scuffs gather at luggage height. A washable matte there, and one color sheet for the entire inn, makes touching up a ten-minute matter. In family houses near the harbor, cool light suits greens that have some gray in them.',
        'Gothic Revival trim is sawn from flat boards and drinks water through the cut curves. We seal that end grain first. On Federal fronts we keep to one body color, one trim and one door, with clean edges.',
        'Gallery floors and shell paths do not get along with a jet; a deck brush and a mild cleaner are better. Harbor-side siding is rinsed for salt. Around the shops we are done and dry ahead of the first customers.',
      ],
    },
    {
      name: 'Trappe',
      zipCodes: ['21673'],
      description:
        'Trappe was incorporated in 1827 and is an inland town: its 2.67 square miles are all land. At Lakeside, the large development on its eastern side, new homes are going up.',
      metaDescription:
        'Trappe, MD house painting and pressure washing, for homes in the old town and for new ones at Lakeside. Licensed and insured. Free estimates.',
      parts: {
        'Around the old crossroads':
          'Midway between Easton and Cambridge, Trappe is an old crossroads town. Its older streets have modest houses, close to the sidewalk. A short way off, Lakeside is adding whole streets at a time, and those homes come with warranties, covenants and builder’s paint.',
        'The new homes at Lakeside':
          'New houses shrink for their first two winters. Nails pop, miters open and caulk lets go, and none of it means bad work; lumber is simply drying. The best moment for a first real paint job is after that has happened, with the cracks taped and the screws set. Before then, touch-ups are enough. Look in your warranty for what the builder puts right at the one-year visit.',
        'In the older streets':
          'In the older streets you deal with what is behind the paint: additions, patched siding, porches that have settled. There is no tidal shore inside the town limits, so sun and rain do most of the wearing.',
      },
      notes: [
        'Builder’s flat marks if you look at it. An eggshell in a color of your own, over properly set nail pops, makes the most of a new house. In two-story foyers a scaffold goes up once, so do walls, ceiling and trim together.',
        'Fiber cement arrives factory-finished and needs little for years besides caulk and cut ends. When its time comes, wash, spot-prime, two coats. On Main Street, wood windows and sagging gutters come first, then color',
        'Construction dust drifts over finished streets until the last house is done, and it turns to a pale crust when it rains. A gentle soap loosens it. Young concrete is tender; we keep the pressure down on any drive poured within the year.',
      ],
    },
    {
      name: 'Wye Mills',
      zipCodes: ['21679'],
      description:
        'Wye Mills is the crossroads of MD 404 and MD 662, just inside Talbot County. The village has its name from the Wye Mill, a wood-frame grist mill driven by water, on the National Register since 1985. Old Wye Church shows what brickwork of the eighteenth century looks like.',
      metaDescription:
        'Wye Mills, MD house painting and pressure washing at the crossroads of MD 404 and 662, inside and out. Free estimates from a local family.',
      parts: {
        'At the crossroads':
          'The Wye Mill still stands by its pond, and the great white oak that made the village famous fell in a storm in 2002. What remains is a crossroads with a church, a few old houses, farm lanes, and a college a little way up the road. Two counties meet here, so check whose permit office is yours before a big project.',
        'From the pond to the farm lanes':
          'Houses near the pond and the mill branch live in cool, wet air. Moss grows on the north roofs, and lichen on shingle siding takes patience to remove: soak, wait, brush, never scrape it dry. Out on the farm lanes it is the reverse, with wide sky, hot south walls, and dust at harvest.',
        'Shady side, sunny side':
          'We check the shady side for moisture and the sunny side for chalk, and write down both.',
      },
      notes: [
        'Farmhouse kitchens grew by a lean-to at a time, and the wall between is often half outdoor siding under plaster. It moves. We bridge such joints with mesh rather than filler. College rentals get durable, matching colors that patch without a fuss.',
        'Siding has to dry from behind, so we never caulk the bottom edges of laps. Lichen is killed and brushed off before primer, or it grows up through the new paint.',
        'Eighteenth-century brick, as at the old church, and other soft walls get a bucket and a brush, not a jet. On farm equipment pads and long concrete aprons we can use the stronger end of the machine.',
      ],
    },
  ],
};
