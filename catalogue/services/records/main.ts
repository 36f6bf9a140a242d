import { paintColor } from '../../paint/paint-colors.ts';
import { main, type Service } from '../service.ts';

export const mainRecords: readonly Service[] = [
  {
    name: 'Interior Painting',
    icon: 'roller',
    overview: main(
      '/interior',
      'Walls, ceilings, doors and trim, with floors covered and patches primed before the color.',
    ),
    local: {
      work: 'inside',
      inShort: 'Walls, ceilings, doors and trim.',
      scene: 'work-covered-room',
      paint: paintColor('SW 9130'),
      townParagraphs: [0, 1],
      description: 'Walls, ceilings, doors and trim, with the floors covered and the furniture out of the way first.',
      fullDescription:
        'A painted room is judged at its edges, and clean edges are won by doing the dull work first. Furniture goes to the middle under plastic and canvas goes on the floor. Holes and hairline cracks are filled, sanded flush and spot-primed, so that they do not flash through the finish. Water stains are sealed, because a finish coat alone lets them return. Then we cut in by hand and roll from a wet edge, ceiling before walls and walls before trim, one room at a time, and clear each one as we leave it.',
      benefits: [
        'Floors and furniture covered before any dust',
        'Patches primed so that they stay hidden',
        'Straight lines, cut in by hand',
        'Rooms given back one by one',
      ],
      process: [
        { title: 'Look', text: 'Room by room, surface by surface.' },
        { title: 'Prepare', text: 'Cover, patch, sand and seal.' },
        { title: 'Paint', text: 'Ceiling, walls, trim; two coats.' },
        { title: 'Hand over', text: 'A last look in daylight.' },
      ],
    },
  },
  {
    name: 'Exterior Painting',
    icon: 'house',
    overview: main(
      '/exterior',
      'Siding, trim, shutters and porches, washed, repaired and primed for sun and salt air.',
    ),
    local: {
      work: 'outside',
      inShort: 'Siding, trim, shutters and porches.',
      scene: 'work-porch',
      paint: paintColor('SW 7604'),
      townParagraphs: [0, 2],
      description: 'Siding, trim, shutters, doors and porches: washed, repaired and primed before the color goes on.',
      fullDescription:
        'Outside, paint is a raincoat, and it fails where water gets behind it. So an exterior begins with looking: at sills, at bottom edges, at open joints, at the damp north side. Then the house is washed and left to dry. Whatever paint is loose is scraped back to a sound edge, soft wood is repaired, joints are caulked, and whatever is bare gets the primer made for it. Two coats of acrylic follow, put on while the wall is in the shade and stopped well before the evening dew.',
      benefits: [
        'Grime, chalk and mildew washed off first',
        'The right primer on every bare spot',
        'Two finish coats, not one thick one',
        'Plants, walks and light fixtures protected',
      ],
      process: [
        { title: 'Inspect', text: 'All four sides, top to bottom.' },
        { title: 'Wash and scrape', text: 'Clean, dry and sound before anything else.' },
        { title: 'Repair and prime', text: 'Soft wood, open joints and bare patches.' },
        { title: 'Paint', text: 'Body, then trim, following the shade around the house.' },
      ],
    },
  },
  {
    name: 'Pressure Washing',
    icon: 'spray-wand',
    overview: main(
      '/pressure-washing',
      'Siding, decks, patios and driveways, with as much force as each can take and no more.',
    ),
    local: {
      work: 'washing',
      inShort: 'Siding, decks, patios and walks.',
      scene: 'work-front-walk',
      paint: paintColor('HC-159'),
      townParagraphs: [1, 2],
      description: 'Siding, decks, patios, walks and driveways, cleaned with no more force than each can take.',
      fullDescription:
        'The same machine that brightens a driveway can ruin a cedar shingle, so the first question is what the surface can bear. Windows are shut, outlets covered, and plants wetted down. A cleaner goes on from the bottom up and is given time to loosen mildew and grime. Then comes the rinse, from the top down, with a wide fan for wood and siding. We never aim up under the laps of siding, and we do not put high pressure on roof shingles, old mortar or paint that may hold lead.',
      benefits: [
        'Pressure chosen surface by surface',
        'Cleaner does the work, water carries it off',
        'Plants and outlets looked after',
        'A clean start if paint comes next',
      ],
      process: [
        { title: 'Check', text: 'We test what each surface will stand.' },
        { title: 'Cover', text: 'Openings closed, plants soaked, furniture moved.' },
        { title: 'Soap', text: 'From below, with time to work.' },
        { title: 'Rinse', text: 'From above, until the water runs clear.' },
      ],
    },
  },
];
