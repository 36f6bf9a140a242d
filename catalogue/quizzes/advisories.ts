import { type ExteriorTag, exteriorTags } from './quiz.ts';

const somebodysSay = {
  title: 'Somebody else has a say',
  text: 'A historic commission or an association may have to approve the colors. Ask before you sign anything; we write the scheme down by maker, name and code for the application.',
};

const advisories: Readonly<Record<ExteriorTag, { title: string; text: string }>> = {
  VINYL: {
    title: 'Vinyl siding',
    text: 'A color darker than the original can take up enough sun to warp the panels. On vinyl, stay as light as it is now, or use a color that its maker lists as safe for vinyl.',
  },
  FULL_SUN: {
    title: 'Full sun',
    text: 'Strong reds, blues and yellows fade first on walls that face south or west. A middle tone in 100% acrylic holds its color longest.',
  },
  NEAR_WATER: {
    title: 'Near the water',
    text: 'A film of salt keeps paint from gripping. The walls are rinsed and washed before priming, and bare metal is primed against rust.',
  },
  HISTORIC: somebodysSay,
  HOA_STRICT: somebodysSay,
  WOOD: {
    title: 'Wood siding',
    text: 'Bare spots and knots need a stain-blocking primer, or tannin shows through pale colors. On a house built before 1978, old coats may hold lead, and the EPA’s rule governs how they are scraped.',
  },
  BRICK: {
    title: 'Brick',
    text: 'Brick that was never painted is best left so: paint there is hard to undo and slows its drying. Choose body, trim and door to go with it. Painted brick wants a breathable masonry coating.',
  },
  STUCCO: {
    title: 'Stucco',
    text: 'New stucco has to cure before it is painted; the paint’s data sheet says how long. Hairline cracks take a flexible masonry coating, and wider ones are repaired first.',
  },
  SHADE_TREES: {
    title: 'Under trees',
    text: 'Shaded walls stay damp and grow green. Choose a finish that resists mildew, keep branches off the wall, and expect a gentle wash between paintings. Leaves lend their green to pale colors.',
  },
  ROOF_BLACK: {
    title: 'A black roof',
    text: 'Black goes with nearly everything and makes pale walls look crisper. Repeat it once, in the shutters or the door, so that the roof does not sit there alone.',
  },
  ROOF_BROWN: {
    title: 'A brown roof',
    text: 'Brown is warm, and bluish grays and stark whites quarrel with it. Creams, beiges, olive and brick reds sit well under it.',
  },
  ROOF_GRAY: {
    title: 'A gray roof',
    text: 'Look whether the shingles lean blue or brown and keep the walls on the same side. Whites, blues and greens are at home under a cool gray roof.',
  },
};

export const advisoriesFor = (tags: readonly ExteriorTag[]) => [
  ...new Set(exteriorTags.filter((tag) => tags.includes(tag)).map((tag) => advisories[tag])),
];
