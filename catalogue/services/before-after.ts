/** The four states in `states-….svg`, in order, each a view of it. */
export const beforeAfter = {
  wall: {
    name: 'A wall',
    subject: 'A clapboard wall',
    states: [
      ['Peeling', 'As we find it: bare wood, mildew, open joints.'],
      ['Washed', 'Clean and dry, loose paint scraped and sanded.'],
      ['Primed', 'Bare wood sealed, joints caulked, windows taped.'],
      ['Painted', 'Two coats of Salty Dog SW 9177, trim in white.'],
    ],
  },
  deck: {
    name: 'A deck',
    subject: 'A deck',
    states: [
      ['Weathered', 'Gray boards, green in the shade.'],
      ['Washed', 'Cleaned, rinsed and left to dry.'],
      ['Sanded', 'Smooth to a bare foot, rails primed.'],
      ['Stained', 'Boards stained to the ends, rails in white.'],
    ],
  },
  cabinets: {
    name: 'Cabinets',
    subject: 'Kitchen cabinets',
    states: [
      ['Worn', 'Grease around the knobs, chips at the feet.'],
      ['Cleaned', 'Doors off, washed and sanded.'],
      ['Primed', 'Sealed, with the counter taped.'],
      ['Painted', 'Hale Navy HC-154 below, White Dove OC-17 above.'],
    ],
  },
} as const;

export type DrawnJob = keyof typeof beforeAfter;

export const pictureOf = (job: DrawnJob, index: number) => `/assets/states-${job}.svg#${job}-${index + 1}`;
export const altOf = (job: DrawnJob, name: string) => `${beforeAfter[job].subject}, ${name.toLowerCase()}`;
