import type { County } from '../town.ts';

export const dorchester: County = {
  name: 'Dorchester County',
  paint: '#4c5480',
  towns: [
    {
      name: 'Cambridge',
      zipCodes: ['21613'],
      chart: { label: 'left', isLandmark: true },
      description:
        'Cambridge stands on the Choptank River and is the seat of Dorchester County. The historic district of Wards I and III counts 672 contributing buildings, from the late 1700s to the middle of the twentieth century. Georgian, Queen Anne, Colonial Revival and American Foursquare houses share its streets.',
      metaDescription:
        'Exterior and interior painting and pressure washing in Cambridge, MD, on the Choptank: Queen Annes, Foursquares and newer homes. Free estimates.',
      parts: {
        'Along the Choptank':
          'Morning haze comes off the Choptank, and a northerly wind across the river drives rain flat against the houses near High Street and the creek. Away from the shore the streets fill with porches: foursquares with deep eaves, Queen Annes with a turret to spare, and rows of plainer wooden houses.',
        'Porches, posts and shingle':
          'Three kinds of repair come up again and again. Porch floors that lie open to the weather need tight seams and primed edges. Turned posts rot where they meet the floor. And old asbestos-cement shingle, which still hangs on houses of the last century, must not be sanded, cut or blasted; sound ones can be washed by hand, primed and painted.',
        'Houses from before 1978':
          'With so many buildings from before 1978, ask about lead before you ask about color.',
      },
      notes: [
        'A foursquare gives you four corner rooms on each floor and light from two sides in all of them, so color reads true. Plaster ceilings with a brown ring have had a leak; the ring gets sealer, the roof gets a look.',
        'On narrow lots our ladders may stand on the neighbor’s side, so we ask first. On Queen Anne fronts, shingles, clapboard and trim each carry a color of their own, and the order is always top down: gable, wall, porch, steps.',
        'Cement shingle and chalky old paint are both reasons to put the machine away; a brush, a bucket and a hose do those walls. Sidewalk, stoop and drive are another matter, and river silt comes off them readily.',
      ],
    },
  ],
};
