import { brand } from '../../brand.ts';
import { business } from '../../business.ts';
import type { County } from '../town.ts';

export const anneArundel: County = {
  name: 'Anne Arundel County',
  paint: brand.colors.bay,
  towns: [
    {
      name: 'Annapolis',
      zipCodes: ['21401', '21402', '21403', '21405', '21409'],
      chart: { label: 'left', isLandmark: true },
      description:
        'Annapolis is Maryland’s capital and the seat of Anne Arundel County. Changes to the outside of a building in its Historic District go before the city’s Historic Preservation Division, and the city asks owners to apply before a contract is signed.',
      metaDescription: `House painting and pressure washing in Annapolis, MD, with the city’s historic review in mind. Family-run for over ${business.yearsInTrade} years. Free estimates.`,
      parts: {
        'Downtown and up the creeks':
          'Downtown, around State Circle and the streets that run to the harbor, houses stand wall to wall on brick sidewalks, and a ladder has to share the sidewalk with everyone who walks past. Scaffolding, parking and working hours need settling before the color does. Farther out, in Eastport and along the creeks off the Severn, there are yards and driveways, and the work is mostly about damp and shade.',
        'In the Historic District':
          'If your address is in the Historic District, begin at City Hall. Applications come before contracts there, and what counts as a change depends on the material: covering brick that was never painted is a different question from repainting a clapboard wall. We put makers, codes and sheens on paper for you to hand in.',
        'Facing the harbor':
          'The harbor side takes wind-blown salt and strong reflected light. Dark doors facing the water fade early; railings and light fixture brackets rust first.',
      },
      notes: [
        'The downtown houses have tall, narrow rooms, old plaster and tight stairs. Plan more time for repairs than for rolling. In Eastport’s smaller houses the question is usually light, and a soft white helps.',
        'On a row house the party walls leave only a front and a back, so the money goes into detail: cornice, sash, shutters, door surround. We putty and prime sound old sash rather than replace it; windows are among the things that the city’s review protects.',
        'Downtown brick is old, its mortar soft, and a strong jet harms both. We use cleaner, brushes and low water, and sweep the sidewalk afterward. Decks, docks and concrete in the newer neighborhoods can bear considerably more.',
      ],
    },
    {
      name: 'Davidsonville',
      zipCodes: ['21035'],
      chart: { label: 'below' },
      description:
        'Davidsonville is semi-rural: farms and subdivisions, with little commercial building in between. Households generally rely on wells and septic systems, which is worth a word to us before a wash. The Davidsonville Historic District was listed in 1992.',
      metaDescription:
        'House painting and pressure washing in Davidsonville, MD, for farmhouses and subdivisions alike. Licensed and insured. Free estimates.',
      parts: {
        'Set back from the road':
          'Houses in Davidsonville sit back from the road, with a field or a stand of trees between them and the next one. Pollen and field dust settle on siding from spring to harvest, long fences and outbuildings add more surface than the house itself, and tree shade keeps the north walls green.',
        'On well and septic':
          'Because most households draw on a well and drain to a septic system, water is planned before it is used. A wash is paced to what the well can give, tanks are filled slowly ahead of time when they must be, and cleaner is kept away from the drain field. Brushes are rinsed where it does no harm, never into the sink and down to the tank.',
        'At the old crossroads':
          'The Davidsonville Historic District has been on the National Register since 1992. The listing does not tell you what to paint, but woodwork that old should be tested for lead before sanding.',
      },
      notes: [
        'Country houses are used hard at the back door: boots, dogs and feed bags. Mudrooms, big kitchens and stairwells two stories high get finishes that can be scrubbed, and the front rooms a calmer sheen. Paint is bad for a septic system, so our wash-out water leaves in our own buckets.',
        'Barn doors, board fences and a detached garage often go on the same estimate as the house, which lets one wash and one delivery of paint serve them all. South walls facing open ground get unbroken sun, and fade sooner than anything under the oaks.',
        'Tell us the depth of the well, if you know it, and whether the pump has ever run dry. With that we choose a machine that uses less water, and stretch the job over two mornings when a long fence or a big drive needs it.',
      ],
    },
    {
      name: 'Severna Park',
      zipCodes: ['21146'],
      chart: { label: 'left' },
      description:
        'Severna Park lies between the Severn and the Magothy, two rivers that give it 2.76 square miles of water out of 19.29 in all. The census of 2020 counted 39,933 residents.',
      metaDescription: `Severna Park, MD interior and exterior painting and pressure washing between the Severn and the Magothy. Over ${business.yearsInTrade} years. Free estimates.`,
      parts: {
        'Between two rivers':
          'The Severn bounds Severna Park on one side and the Magothy on the other, and between them run wooded slopes, creeks and community landings. Nearly forty thousand people lived here at the census of 2020.',
        'Under the trees':
          'Roofs, gutters and north walls lie in shade for most of the day, leaf tannin streaks the trim, and algae has all summer to spread. Siding that would stay clean in an open field turns green within a year or two beneath tall oaks. A gentle wash on a schedule saves the paint under it.',
        'Down by the water':
          'By the water, paint gets wind, glare and damp mornings. Many neighborhoods have covenants and a committee to read them, so a new body color may need a form before it needs a primer.',
      },
      notes: [
        'Rooms that look into leaves borrow green from them, and whites show it most. Samples on boards, carried from window to window settle it. In split-level and colonial plans the stairwell ties every floor together; we choose its color first.',
        'Steep lots mean one side of the house is three stories up. Ladders get footed, or a lift is brought, and the estimate says which. Shaded clapboard is given longer to dry after washing, and a finish with mildew-resisting additives makes sense under the canopy.',
        'Green siding, slick steps and a driveway black with leaf stain are the usual three. Each has its own cleaner. Nothing runs to the curb if we can help it, since the next low place is a creek that feeds the Severn or the Magothy.',
      ],
    },
  ],
};
