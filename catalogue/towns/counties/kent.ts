import type { County } from '../town.ts';

export const kent: County = {
  name: 'Kent County',
  paint: '#2f6466',
  towns: [
    {
      name: 'Chestertown',
      zipCodes: ['21620'],
      chart: { isLandmark: true },
      description:
        'The seat of Kent County looks at the Chester River through a row of Georgian and Federal houses, and the district around them has been a National Historic Landmark since 1970. Up along Washington Avenue the houses turn large and Victorian: Queen Anne and Shingle Style, with trim to match.',
      metaDescription:
        'Painting and pressure washing in Chestertown, MD, from Federal fronts on the river to Queen Anne trim on Washington Avenue. Free estimates.',
      parts: {
        'From the river inland':
          'From the Chester River, Chestertown shows a line of brick mansions that has hardly changed since merchants built it. Walk two blocks inland and the brick gives way to frame: clapboard, porches, fish-scale shingles, and the big late-century houses toward Washington College.',
        'The landmark brick':
          'Landmark status since 1970 does not by itself tell a private owner which paint to buy. The town’s own review may, and it is worth a call before a color leaves the sample board. Brick that was built bare should stay bare. Lime mortar needs to breathe, and a modern film over it traps the damp that then pushes the faces off.',
        'The old frame houses':
          'Frame houses of that age usually carry many coats, and lead is likely in the oldest of them. Plan the scraping, the sheeting and the cleanup as part of the price.',
      },
      notes: [
        'Paneled rooms, deep window seats and deep cornices take time, and we plan for it. Old distemper or calcimine on a ceiling will shed any new coat, so we wet-test a spot before promising anything.',
        'On the Queen Anne and Shingle Style houses the trick is to keep three or four colors from colliding, bracket by bracket. We paint the recesses first, the moldings next and the flat fields last, and we bring each side to a finish before moving the ladders.',
        'River-front brick gets a hose, a soft brush and time. Frame houses are washed by hand wherever the paint is loose, so that old flakes do not end up in a flower bed. Concrete and newer decks are the easy part of town.',
      ],
    },
    {
      name: 'Galena',
      zipCodes: ['21635'],
      chart: { label: 'left', isLandmark: true },
      description:
        'Galena stands inland, where Maryland Routes 213 and 290 cross, near the Sassafras River. The whole town measures 0.36 square miles, none of it water. Two blocks of the old business district on Main Street are now an “antique row.”',
      metaDescription:
        'Galena, MD house painting and pressure washing, inside and out, near the Sassafras River in upper Kent County. Licensed, insured, free estimates.',
      parts: {
        'Out in the open':
          'Galena is small, dry and surrounded by farmland. Wind comes over open fields with nothing to stop it, so the west sides of houses take the rain, the dust of harvest, and whatever is sprayed or plowed next door.',
        'On the weather side':
          'Inland, there is little salt, and a breeze off the fields lifts the dew sooner than it lifts down on the Sassafras. What wears the siding here is sun and wind-driven rain. Look at the window sills, the bottom courses and the porch posts on the weather side; those tell you whether it is time.',
        'Along Main Street':
          'Around the antique shops on Main Street a fresh front and a clear trim color help people find the door.',
      },
      notes: [
        'Older houses at the crossroads tend to have plaster upstairs and drywall wherever a kitchen or bath was redone. The two take paint differently. Priming both alike evens them out, so the hallway does not change its shade at the doorway.',
        'Field dust settles in the laps. We rinse it out so that the primer grips; left in, the coat lets go in strips. We like to schedule here after planting or after the combines have gone by.',
        'Grain dust and pollen feed mildew. A spring wash, before the heat, keeps north walls from turning gray-green by August. Stone steps and old brick along Main Street are rinsed low and slow, with the shop doors shut and the walk left dry for business.',
      ],
    },
    {
      name: 'Millington',
      zipCodes: ['21651'],
      chart: { label: 'left' },
      description:
        'Boats on the Chester River can come no farther up than Millington, which lies partly in Kent and partly in Queen Anne’s County. Higman Mill ground here from 1763 to 1954, and no other mill building of the eighteenth century is left in Kent.',
      metaDescription:
        'Millington, MD house painting and pressure washing at the head of the Chester River, in Kent and Queen Anne’s counties. Free estimates.',
      parts: {
        'At the head of the Chester':
          'At Millington the Chester becomes a stream. A mill worked here for nearly two hundred years, and the one eighteenth-century mill building that Kent County has left stands here to prove it. The county line crosses the town, so neighbors on one street may answer to two courthouses.',
        'The low ground by the river':
          'Low ground along the river holds mist on still mornings. Siding dries later than the forecast suggests, foundations stay damp, and mildew finds the porch ceilings. We start on the high, sunny side and leave the river side for afternoon. Crawl-space vents matter as much as paint: a floor frame that breathes keeps the clapboard above it dry.',
        'The plain wooden houses':
          'Many houses are plain, narrow and wooden, built to be kept up by their owners. Simple work in the right order lasts on them; thick paint over an old problem does not.',
      },
      notes: [
        'In rooms over a damp crawl space, peeling near the baseboard comes from moisture. We point it out, and paint when it is fixed. Dry rooms, low ceilings and small windows ask for light colors with some warmth.',
        'On a house by the river, look at the lower three boards. If they are soft or cupped, replacing them costs less than coating them twice. Back-primed new boards, a clear hand’s breadth above the soil, and the rest of the wall follows easily.',
        'Everything rinsed off a house in this town is a short way from the Chester, so cleaner is measured and kept on the lawn. Shaded brick walks grow slick each spring; they come clean at a moderate setting, with sand brushed back afterward.',
      ],
    },
    {
      name: 'Rock Hall',
      zipCodes: ['21661'],
      chart: { isLandmark: true },
      description:
        'Rock Hall faces the open Chesapeake from about ten feet above it and has been a town since 1908. A traveler once summed it up as fifteen marinas and a comfortable collection of simple frame houses.',
      metaDescription:
        'Rock Hall, MD painters for frame houses facing the Bay: scraped, primed and painted, with decks and siding washed. Free estimates.',
      parts: {
        'Open to the Bay':
          'Nothing stands between Rock Hall and the far side of the Bay. Wind arrives from the west with several miles of open water behind it, and at ten feet above the tide there is no hill for shelter. Paint on the harbor side ages faster than on the street side of the very same house; you can see it in the gloss.',
        'West wall, east wall':
          'So we treat the two halves differently. To the west: a fresh-water rinse until no salt is left, rust-inhibiting primer on every exposed nail head, stainless fasteners where boards are changed, and trim kept tight. To the east: the usual preparation, and more attention to mildew than to rust.',
        'Among the marinas':
          'With so many marinas in town, boatyard dust and bottom paint are in the air in spring. A wash just ahead of painting takes care of both. Small frame cottages are low, quick to reach from a scaffold, and look good in two colors.',
      },
      notes: [
        'Weekend cottages sit closed and cold for months, then fill with wet towels. Bathrooms and ceilings want a mildew-resistant finish, and metal window frames a primer that stops rust. Light off the harbor is blue; pale warm colors balance it better than stark white.',
        'We watch the marine forecast as closely as the land one. A dry northwest breeze is good painting weather, while a southerly with whitecaps lays salt on a clean wall by evening. When that happens we rinse again before the next coat.',
        'Rinse the west side of the house when the boat is hauled and again when it is launched; it saves paint. For docks and decks we stay with a wide fan, because gray planks by the water are softer than they look.',
      ],
    },
  ],
};
