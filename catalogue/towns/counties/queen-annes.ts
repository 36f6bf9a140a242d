import type { County } from '../town.ts';

export const queenAnnes: County = {
  name: "Queen Anne's County",
  paint: '#47663a',
  towns: [
    {
      name: 'Centreville',
      zipCodes: ['21617'],
      chart: { isLandmark: true },
      description:
        'Centreville is the county seat and the largest incorporated town of Queen Anne’s County, at the head of navigation of the Corsica River. Its historic district joined the National Register in 2004. You find Victorians with wraparound porches, row houses from the late 1800s and streets of new single-family homes.',
      metaDescription:
        'Centreville, MD house painters: wraparound porches, late-1800s row houses and new homes, painted and washed by one family. Free estimates.',
      parts: {
        'Around the courthouse green':
          'Many Centreville porches wrap around the corner, with a great many spindles. Lawyers Row, the courthouse green and the lanes behind them hold brick and frame side by side; at the edge of town, subdivisions have grown up whose houses are all of one decade and age together.',
        'Old porches, newer streets':
          'On an old porch we look at the floor slope, the post bases and the thin tongue of beadboard overhead, because water stands there. In a newer street it is builder’s paint, thin and flat, that gives out first, along with caulk that has shrunk away from the trim. Some associations ask for approval even when nothing but the door changes.',
        'Where the Corsica ends':
          'The Corsica ends here, so salt is slight. Shade trees and damp lawns do more to a wall.',
      },
      notes: [
        'Victorian rooms have high walls and one window each, so color reads darker than the card. Go a step lighter than you first thought. In the newer homes an open plan joins four rooms without a door, and one neutral works for all four.',
        'Count the balusters before comparing bids. A wraparound porch may carry two hundred of them, four faces apiece, and spraying behind a shield then brushing out is how we do it. Pale blue on the ceiling is an old porch custom.',
        'Porch floors are washed by hand, since a jet drives water through the seams onto the framing. Vinyl in the subdivisions cleans readily at low pressure. Dust from building sites nearby dries to a tan crust, and soap takes it off better than force.',
      ],
    },
    {
      name: 'Chester',
      zipCodes: ['21619'],
      chart: { label: 'above' },
      description:
        'Chester is the eastern part of Kent Island, between Cox Creek, Prospect Bay, the Chester River and Kirwan Creek. Until the Bay Bridge opened in 1952 it was farms and small villages along Route 18. The neighborhoods near the waterfront came after.',
      metaDescription:
        'Our own post office box is in Chester, MD. House painting and pressure washing for the eastern end of Kent Island, with free estimates.',
      parts: {
        'Lot by lot since the bridge':
          'Our own mail comes to Chester. Water is never far: Cox Creek on one hand, Piney Creek and Prospect Bay on another, the Chester River to the north. Neighborhoods went in lot by lot after the bridge was built, which is why a rambler of the fifties, a colonial of the eighties and something with a copper roof may share one lane.',
        'One lane, four kinds of siding':
          'Each siding needs something else. Wood shingle near the shore needs its nails watched. Aluminum siding of the early years chalks until a sleeve brushed against it comes away white, and must be washed to bare color before anything sticks. Vinyl asks for a light shade or a formula meant for it. Fiber cement simply wants sound caulk and a second coat.',
        'Mornings by the creeks':
          'Breezes dry walls quickly in the afternoon. By the creeks we start later, once the dew is off.',
      },
      notes: [
        'Many homes have been opened toward the water, one wall at a time, and ceilings carry the scars where partitions stood. Side light from a big window shows each one. Where patches would show, we skim the whole ceiling.',
        'Wipe a dark cloth on the siding: if it comes off white, chalk has to go before color arrives. That check takes a second and decides half the preparation on houses of the first decades after 1952.',
        'Pollen is heaviest in late spring; a wash just after it falls stays clean longest. Piers and bulkhead caps are washed with a fan and a light hand, boathouse doors by brush, and driveway oil is treated a day ahead.',
      ],
    },
    {
      name: 'Grasonville',
      zipCodes: ['21638'],
      description:
        'Grasonville began as homes and small businesses on the old Main Street, today’s MD 18, with local waterways in reach. Watermen still work from here, and it is known for seafood restaurants and days outdoors.',
      metaDescription:
        'Grasonville, MD painting and pressure washing for homes and small businesses in a watermen’s village on MD 18. Free estimates.',
      parts: {
        'Main Street to the Narrows':
          'Along the old Main Street stand modest homes with a shop or a shed beside them, and toward the Narrows come crab houses, docks and places to eat with a view. What they share is use: doors that open a hundred times a day, steps that stay wet, handrails that are leaned on.',
        'Where doors and steps work hard':
          'We use hard finishes: floor enamel with grit in it for steps and ramps, direct-to-metal coatings on rails, scrubbable satin in kitchens. Salt and fish oil both spoil adhesion, so degreasing comes ahead of washing where nets or baskets have hung.',
        'Between highway and marsh':
          'Highway 50 throws soot on the houses along it. Marsh air keeps the lee sides damp until noon. A yearly rinse helps, and the north gutter is the first place to look.',
      },
      notes: [
        'Dining rooms and rentals get painted in their slow months and overnight if need be. Home kitchens here cook in quantity; walls above a steamer want a stain-blocking primer beneath the color, or last season will show through by July.',
        'A workboat gets paint every year; the shed on the same creek has to go much longer. Hinge straps, lamp hoods and nail heads rust before the boards fail, so we scrape and prime that metal first, then paint the wood around it.',
        'Oyster-shell driveways, fish-cleaning tables, ramps gone slick: each is a different wash. Degreaser first on anything that has met bait. We keep rinse water off the marsh side, and do not use bleach where it would drain straight into a creek.',
      ],
    },
    {
      name: 'Kent Island',
      zipCodes: ['21619', '21666'],
      chart: { label: 'left', isLandmark: true, isCrowdedAbove: true },
      description:
        'Kent Island is the largest island in the Chesapeake: the Bay on the west, the Chester River on the north, Eastern Bay to the south and Kent Narrows to the east. None of its communities is incorporated. Much of Queen Anne’s County’s 265 miles of waterfront is here.',
      metaDescription:
        'Kent Island, MD painters: exteriors that face the Bay, calm interiors, and pressure washing for decks, docks and siding. Free estimates.',
      parts: {
        'From farm lanes to the waterfront':
          'Kent Island gets weather from all sides, and a west-facing gable may go from full sun to a squall in the space of a lunch. Houses range from farm lanes in the south to tight waterfront streets and townhouse rows under an association.',
        'Bay side and creek side':
          'On the Bay side we expect sandblasted window trim, rust at the screws, and paint thinned by glare thrown up from the water. On the creek side we expect mildew. So our estimate lists the preparation wall by wall.',
        'Where there is no town hall':
          'Since every community is unincorporated, there is no town hall to ask about a color; where covenants exist, their board decides. Such boards like maker’s names and code numbers, so we write ours that way.',
      },
      notes: [
        'Water on three sides means light from three sides. Blues that charm in a store turn cold by four o’clock on a gray day, so try them beside a lamp as well. Sand, wet dogs and sunscreen argue for washable matte in the hall.',
        'We like to do the western walls early in the day and be off them before they heat. Storm-side caulk gets a wide, tooled joint, because thin ones split in the first winter. If a shutter rattles, it is fixed before it is painted.',
        'Salt hides where rain cannot follow: beneath eaves, behind shutters, up inside porch roofs. We wash those spots too. Association walks, pool decks and shared docks we do on weekday mornings.',
      ],
    },
    {
      name: 'Queenstown',
      zipCodes: ['21658'],
      description:
        'The sign at the edge of Queenstown calls it the “Little Town on the Water.” It was the county’s first seat, from 1707 to 1782, and the frame part of the old courthouse dates to 1708. Today it is one of eight incorporated towns in the county.',
      metaDescription:
        'Queenstown, MD house painting and pressure washing, in the Little Town on the Water, by a family of painters. Free estimates.',
      parts: {
        'By the sheltered creek':
          'Queenstown sits on a sheltered creek just in from the Chester River, a stone’s throw from the place where Routes 50 and 301 part company. Behind the traffic are a few quiet streets with the small old courthouse among them.',
        'Under the big trees':
          'Less wind brings less salt, and also longer dew. Walls under big trees by the creek can be wet at ten in the morning in May, so we begin on the open side and work toward the shade. Houses close to the highways pick up tire dust, and a wash with a proper cleaner shows you a color that you had forgotten.',
        'The early frame houses':
          'Early frame buildings have hand-planed boards and cut nails. Neither wants a power sander. Outside the old streets there are newer homes on wide lots toward the river, where sun and siding type decide what is to be done.',
      },
      notes: [
        'Small early rooms with a big fireplace suit muted, earthy colors. Where smoke has worked into plaster over the years, a sealing primer comes first or it will ghost through. Newer houses on the river side have the opposite wish: air, and pale walls.',
        'Under maples, gutters overflow and tannin drips down the corner boards. Clean them before us, or ask us to, or the streaks come back through new paint. Cut nails that have wept get spot-primed one by one.',
        'Highway film and creek-side algae may be found on the same house, one at the front and the other behind. We mix for each. The creek is close, so plants get watered first and the runoff is turned onto grass.',
      ],
    },
    {
      name: 'Stevensville',
      zipCodes: ['21666'],
      chart: { label: 'left' },
      description:
        'Stevensville is the western part of Kent Island, with the open Bay on one side and Cox Creek on the other. Frame houses of two and two and a half stories, built from 1850 to 1930, make up most of its historic district, which the National Register has carried since 1986.',
      metaDescription:
        'Stevensville, MD house painters: frame houses of the historic district and Bay-facing homes, painted and washed. Free estimates.',
      parts: {
        'Just off the bridge':
          'Old Stevensville, just off the highway by the bridge, is a few small streets of wooden houses, two stories or a little more, most of them put up between 1850 and 1930. Around that core lie new communities, and along the west shore the Bay itself.',
        'In the old streets':
          'In the old streets boards are narrow, corners are boxed, and the paint is many layers thick. When it begins to alligator, one more coat only adds weight. We take the failing areas back to wood, feather the edges, and keep what still holds. A porch or a window hood done that way once can be kept up with a small brush for years.',
        'By the beach':
          'By the beach the siding is younger and the exposure worse. Wind carries grit as well as salt, and the lower panes and sills end up frosted. Shutters there are better in composite than in pine.',
      },
      notes: [
        'Two-and-a-half-story houses have wonderful attic rooms with ceilings that start at the knee. One color over slope and wall alike makes them larger. Old beadboard takes enamel well, once the wax of a hundred spring cleanings has been washed off.',
        'Gables face the street here. Attic vents, shingle patterns and the little window get a proper ladder and a small brush. National Register listing leaves the choice of color to you, unless a local rule says more.',
        'Alligatored paint must never be blasted: what flies off may hold lead, and what stays is soaked. We hand-wash the historic houses. Vinyl and fiber cement in the newer streets get a soft wash, and patios near the beach a rinse for sand.',
      ],
    },
  ],
};
