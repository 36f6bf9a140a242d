import type { County } from '../town.ts';

export const caroline: County = {
  name: 'Caroline County',
  paint: '#7d5a1a',
  towns: [
    {
      name: 'Denton',
      zipCodes: ['21629'],
      chart: { label: 'left', isLandmark: true },
      description:
        'Denton, on the Choptank, is where Caroline County keeps its courthouse. Colonial Revival homes and buildings of the “Canning Boom” of 1895 to 1919 ring the green in front of it. The historic district around them mixes shops, houses and churches of many periods.',
      metaDescription:
        'Denton, MD painters and pressure washers: Colonial Revival homes, canning-era buildings and everyday siding in Caroline County. Free estimates.',
      parts: {
        'Around the Courthouse Green':
          'The Colonial Revival fronts around the Courthouse Green need white trim with a sharp edge, shutters that look as though they could close, columns without a drip. From the green the streets run down toward the Choptank, which at this point is a quiet, bending river and no bay.',
        'Along Route 404':
          'Beach traffic on Route 404 leaves road film on everything that faces it, a gray that rain won’t wash off. Farther from the road, the country’s own mix of pollen, irrigation mist and field dust takes over. Both wash off easily, and both spoil a coat if they are left.',
        'The canning-era houses':
          'Canning money put up much of what stands around it between 1895 and 1919, and wood of that time is dense and worth keeping. We scrape it by hand, use a primer that soaks in, and repair as we go.',
      },
      notes: [
        'In a center-hall plan you see from the front door to the back. Choose a hall and stair color that goes with every room opening off it; the rooms can then differ from each other.',
        'Columns are hollow and rot from the base, where trapped water cannot leave. Before painting one we check that it is vented and that its plinth is sound. White trim shows every slip, so we cut that edge by hand.',
        'Road film needs a cleaner with some bite, a short wait and a soft brush; more pressure only polishes it. On the brick of the green’s older buildings we keep to the gentlest water that works, and test it out of sight.',
      ],
    },
    {
      name: 'Preston',
      zipCodes: ['21655'],
      description:
        'Preston is a small inland town. Of all the counties of the Eastern Shore, only its own, Caroline, touches neither the Chesapeake nor the Atlantic. Here a coat of paint meets sun and summer damp rather than spray off the Bay.',
      metaDescription:
        'Preston, MD house painting inside and out, plus pressure washing, in the inland part of Caroline County. Licensed and insured. Free estimates.',
      parts: {
        'At the edge of the fields':
          'Preston is roughly half a square mile, with fields at the end of nearly every street. Salt, the main trouble in the Bay towns, hardly matters here.',
        'Through a July night':
          'Fasteners rust slowly here. Humidity is the harder part: without wind off the water a wall can stay wet until mid-morning. Overhead irrigation drifts onto siding and leaves hard-water spots, which ordinary soap will not move and a mild acid cleaner will. Black specks low on a wall may be artillery fungus from wood mulch; those never wash off, and stone in place of mulch prevents the next crop.',
        'In spring and fall':
          'Nights cool quickly out here in spring and fall, away from the warmth of the Bay, so the data sheet’s overnight minimum is the line to watch.',
      },
      notes: [
        'Ranch houses and bungalows have low ceilings, and painting the ceiling a shade of the wall color, rather than bright white, lifts them. Farm kitchens and back halls get the toughest washable finish we can find.',
        'Sun without shade is the main enemy on open lots. A middle tone with a high-quality acrylic holds up better than a deep one on a wall that faces south across a bean field. Gable vents and fascia bake hardest, so they get checked first.',
        'Rust-colored streaks from well water and sprinklers need their own remover; bleach sets them. We sort the marks before choosing the bottle, then wash a test strip on the garage, because what works on one street may not on the next.',
      ],
    },
  ],
};
