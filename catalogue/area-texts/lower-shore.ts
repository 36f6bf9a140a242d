import type { AreaText } from './area-text.ts';

/** Towns of Caroline and Dorchester counties, by slug. */
export const lowerShoreTexts = {
  cambridge: {
    paragraphs: [
      'The Choptank is wide enough at Cambridge to make its own weather. Morning haze comes off it, and a northerly wind across the river drives rain flat against the houses near High Street and the creek. Away from the shore the streets fill with porches: foursquares with deep eaves, Queen Annes with a turret to spare, and rows of plainer wooden houses that have been waiting for their turn.',
      'Three kinds of repair come up again and again. Porch floors that lie open to the weather need tight seams and primed edges. Turned posts rot where they meet the floor. And old asbestos-cement shingle, which still hangs on houses of the last century, must not be sanded, cut or blasted; sound ones can be washed by hand, primed and painted.',
      'With so many buildings from before 1978, ask about lead before you ask about color.',
    ],
    notes: {
      'interior-painting':
        'A foursquare gives you four corner rooms on each floor and light from two sides in all of them, which is the kindest plan there is for color. Plaster ceilings with a brown ring have had a leak; the ring gets sealer, the roof gets a look.',
      'exterior-painting':
        'Tall houses on narrow lots mean ladders in the neighbor’s roses, so we ask first. On Queen Anne fronts, shingles, clapboard and trim each carry a color of their own, and the order is always top down: gable, wall, porch, steps.',
      'pressure-washing':
        'Cement shingle and chalky old paint are both reasons to put the machine away; a brush, a bucket and a hose do those walls. Sidewalk, stoop and drive are another matter, and river silt comes off them readily.',
    },
  },
  denton: {
    paragraphs: [
      'Denton keeps its best clothes around the Courthouse Green. Colonial Revival fronts there depend on a few strict things: white trim with a sharp edge, shutters that look as though they could close, columns without a drip. From the green the streets run down toward the Choptank, which at this point is a quiet, bending river and no bay.',
      'Beach traffic on Route 404 leaves road film on everything that faces it, a gray that rain will not shift. Farther from the road, the country’s own mix of pollen, irrigation mist and field dust takes over. Both wash off easily, and both spoil a coat if they are left.',
      'Canning money put up much of what stands around it between 1895 and 1919, and wood of that time is dense and worth keeping. It wants scraping by hand, a primer that soaks in, and a painter who stops to mend.',
    ],
    notes: {
      'interior-painting':
        'Center-hall plans hang together through one long sight line from the front door to the back. Paint the hall and stair in a color that gets along with every room opening off it, and the rooms may then disagree among themselves.',
      'exterior-painting':
        'Columns are hollow and rot from the base, where trapped water cannot leave. Before painting one we check that it is vented and that its plinth is sound. Crisp white trim is unforgiving, so that edge is cut by the steadiest hand on the job.',
      'pressure-washing':
        'Road film needs a cleaner with some bite, a short wait and a soft brush; more pressure only polishes it. On the brick of the green’s older buildings we keep to the gentlest water that works, and test it out of sight.',
    },
  },
  preston: {
    paragraphs: [
      'Preston is farm country with sidewalks. A town of roughly half a square mile, it has fields at the end of nearly every street, and the closest thing to a sea breeze is the draft of a passing grain truck. Salt, which troubles the Bay towns, is no great matter here.',
      'That changes the priorities. Fasteners rust slowly and metal needs less nursing. Humidity, on the other hand, has nowhere to go on a July night, and without wind off the water a wall can stay wet until mid-morning. Overhead irrigation drifts onto siding and leaves hard-water spots, which ordinary soap will not move and a mild acid cleaner will. Black specks low on a wall may be artillery fungus from wood mulch; those never wash off, and stone in place of mulch prevents the next crop.',
      'Nights cool quickly out here in spring and fall, away from the warmth of the Bay, so the data sheet’s overnight minimum is the line to watch.',
    ],
    notes: {
      'interior-painting':
        'Ranch houses and bungalows have low ceilings, and painting the ceiling a shade of the wall color, rather than bright white, lifts them. Farm kitchens and back halls get the toughest washable finish we can find; nobody here takes boots off twice a day.',
      'exterior-painting':
        'Sun without shade is the main enemy on open lots. A middle tone with a high-quality acrylic holds up better than a deep one on a wall that faces south across a bean field. Gable vents and fascia bake hardest, so they get checked first.',
      'pressure-washing':
        'Rust-colored streaks from well water and sprinklers need their own remover; bleach sets them. We sort the marks before choosing the bottle, then wash a test strip on the garage, because what works on one street may not on the next.',
    },
  },
} satisfies Record<string, AreaText>;
