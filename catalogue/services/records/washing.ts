import { paintColor } from '../../paint/paint-colors.ts';
import { type Service, specialty } from '../service.ts';

export const washingServices: readonly Service[] = [
  {
    name: 'House Washing',
    icon: 'siding',
    overview: specialty('/pressure-washing', 'A soft wash for siding, soffits and porches, under the eaves included.'),
    local: {
      work: 'washing',
      inShort: 'Siding and soffits, washed softly.',
      scene: 'work-house-washing',
      paint: paintColor('SW 6204'),
      description:
        'Siding, soffits, porches and gutter faces washed softly, from a distance, with cleaner and patience.',
      fullDescription:
        'The green on the shady side is alive, and rinsing only mows it. A house wash kills it first. Cleaner meant for mildew and algae goes on at little more than garden-hose pressure, rests for some minutes, and is rinsed away before it can dry. Vinyl, fiber cement, painted wood and stucco all take it, each with its own care: no stream aimed up beneath a lap, none straight at a window seal, none on chalking paint that would run in milky streaks. Salt is rinsed from under the eaves, where rain never reaches. It is the plainest way to make a house look cared for, and the check-up that finds loose caulk and rust while they are small.',
      benefits: [
        'Mildew killed, not just rinsed',
        'Low pressure, safe for laps and seals',
        'Salt cleared from eaves and sills',
        'A list of small repairs spotted on the way',
      ],
      process: [
        { title: 'Close up', text: 'Windows, vents and outlets shut or covered, beds watered.' },
        { title: 'Apply', text: 'Cleaner from the bottom row upward, side by side.' },
        { title: 'Wait and brush', text: 'Minutes for the growth to let go; a soft brush where it clings.' },
        { title: 'Rinse and report', text: 'From the eaves down, with notes on what we saw.' },
      ],
    },
  },
  {
    name: 'Power Washing',
    icon: 'paving',
    local: {
      work: 'washing',
      inShort: 'Driveways, walks and masonry.',
      scene: 'work-power-washing',
      paint: paintColor('SW 7018'),
      description: 'Driveways, walks, pads and masonry steps: the hard ground that can take a stronger jet.',
      fullDescription:
        'People use the two words for one thing, and there is a useful difference in where the force belongs. This is the strong end of washing: cured concrete, sound pavers, loading areas, dumpster pads, curbs and steps. Oil and grease are treated before any water, since a jet alone drives them deeper, and old oil may fade rather than vanish. A surface cleaner, which is a spinning bar beneath a hood, keeps the distance constant, so that no zebra stripes are left. Young or crumbling concrete is turned down a notch, or refused. Sand that leaves the joints of pavers is swept back in. Grit is collected instead of being sent toward the storm drain, which here means a creek.',
      benefits: [
        'An even surface without wand stripes',
        'Oil treated before it is rinsed',
        'Joint sand put back between pavers',
        'Grit swept up, not washed to the drain',
      ],
      process: [
        { title: 'Sweep and spot', text: 'Loose dirt up, oil and rust marked and treated.' },
        { title: 'Trial patch', text: 'One square foot shows what the concrete will bear.' },
        { title: 'Clean', text: 'Hooded bar on the flat, fan tip at the edges.' },
        { title: 'Flush and refill', text: 'Rinsed to the lawn where possible, joints sanded.' },
      ],
    },
  },
  {
    name: 'Patio Washing',
    icon: 'paving',
    overview: specialty('/pressure-washing', 'Brick, stone and pavers cleaned, and the sand put back in the joints.'),
  },
  {
    name: 'Driveway Washing',
    icon: 'spray-wand',
    overview: specialty('/pressure-washing', 'Concrete washed evenly, with oil treated before the water.'),
  },
];
