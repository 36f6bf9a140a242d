import { paintColor } from '../../paint/paint-colors.ts';
import { type Service, specialty } from '../service.ts';

export const interiorServices: readonly Service[] = [
  {
    name: 'Cabinet Painting',
    icon: 'cabinet',
    overview: specialty('/interior', 'Doors off, degreased and sanded, then a hard enamel for kitchens and baths.'),
    local: {
      work: 'inside',
      inShort: 'Doors and drawers, enameled.',
      scene: 'post-cabinet-doors',
      paint: paintColor('SW 6208'),
      description: 'Doors off, grease off, gloss off; then primer and a hard enamel in a color you chose.',
      fullDescription:
        'Good cabinet boxes outlast several fashions. If yours are square and the doors hang true, paint costs far less upheaval than a new kitchen. The finish holds only as well as the cleaning beneath it, so every door and drawer is numbered, taken down, degreased, rinsed and sanded until nothing shines. Oak gets its grain filled if you want it smooth, and a sealing primer so that tannin does not bleed through. Two thin coats of cabinet enamel follow, sanded lightly in between. We will also tell you when paint is the wrong answer: peeling plastic film and swollen particleboard are better replaced. Enamel dries in hours and hardens over weeks, and we leave you a note on how to treat it meanwhile.',
      benefits: [
        'A new kitchen color without new boxes',
        'Enamel that levels and dries hard',
        'Doors numbered, so each returns to its own hinges',
        'A plain answer when paint will not hold',
      ],
      process: [
        { title: 'Number and remove', text: 'Every door, drawer and hinge gets a tag before it comes off.' },
        { title: 'Degrease and sand', text: 'Twice by the stove, then dulled all over so that primer can grip.' },
        { title: 'Prime and fill', text: 'A bonding or stain-blocking primer, with oak grain filled on request.' },
        { title: 'Enamel and rehang', text: 'Two thin coats, time to set, new bumpers, doors adjusted.' },
      ],
    },
  },
  {
    name: 'Trim Painting',
    icon: 'trim',
    overview: specialty('/interior', 'Baseboards, crown, casings and doors in smooth enamel with clean lines.'),
    local: {
      work: 'inside',
      inShort: 'Baseboards, casings, crown and doors.',
      scene: 'work-trim',
      paint: paintColor('SW 6211'),
      description: 'Baseboards, casings, crown, stairs and doors in an enamel without drips or drag marks.',
      fullDescription:
        'Trim is where hands, shoes and vacuum cleaners meet the house, and where a shaky line shows most. Old enamel is washed and dulled so that the new coat holds, or tested first if it might be oil, since latex over glossy oil peels like tape. Gaps along the wall get a thin bead of paintable caulk; nail holes are filled and sanded level. Stairs are done in halves if you need to go up and down. We brush along the grain, from dry edge to wet, and lay each length off once in a single direction. Doors come off or stay on depending on the hinge and the weather, and their top and bottom edges are painted too.',
      benefits: [
        'Crisp lines against wall and floor',
        'New enamel that grips the old one',
        'Gaps and nail holes closed before color',
        'Stairs and doors usable while we work',
      ],
      process: [
        { title: 'Clean and dull', text: 'Wax, hand grease and gloss come off.' },
        { title: 'Fill and caulk', text: 'Holes level, gaps closed, edges softened.' },
        { title: 'Prime', text: 'Bare wood, knots and anything that was once oil paint.' },
        { title: 'Two coats of enamel', text: 'Brushed out thin, laid off once, left alone.' },
      ],
    },
  },
  {
    name: 'Drywall Repair',
    icon: 'trowel',
    overview: specialty('/interior', 'Nail pops, cracks and holes taped, floated flat and primed to match.'),
    local: {
      work: 'inside',
      inShort: 'Cracks and holes, patched flat.',
      scene: 'work-drywall',
      paint: paintColor('SW 7015'),
      description: 'Nail pops, cracks, dents and the hole the plumber left, patched flat and primed to match.',
      fullDescription:
        'Paint hides color. It does not hide shape, and low sun along a wall finds every bump. A nail that has popped is set again with a screw beside it, or it will be back by spring. A crack that follows a seam is cut open, taped and built up in thin coats, each one wider than the last. A large hole gets a new piece of board, backed and screwed, instead of a heap of compound. Knockdown and orange-peel textures are matched on a scrap before we touch the ceiling. If a stain says that water was here, we ask where it came from before closing anything, because a patch over a slow leak only buys a month.',
      benefits: [
        'Cracks taped, so that they do not reopen in winter',
        'Holes backed with board, not stuffed',
        'Textures tried on a scrap first',
        'Primed patches that take paint evenly',
      ],
      process: [
        { title: 'Find the cause', text: 'Movement, moisture or a doorknob: each is repaired differently.' },
        { title: 'Rebuild', text: 'Screws, backing, board and tape where they are needed.' },
        { title: 'Float', text: 'Thin coats of compound, feathered wide and sanded flat.' },
        { title: 'Prime and check', text: 'A lamp held along the wall shows what daylight would.' },
      ],
    },
  },
  {
    name: 'Accent Walls',
    icon: 'wall',
    overview: specialty('/interior', 'One deep color where the room already looks, its edge ruled straight.'),
    local: {
      work: 'inside',
      inShort: 'One wall, one straight edge.',
      scene: 'work-accent-wall',
      paint: paintColor('SW 7587'),
      description: 'One wall in a color the others could not carry, with an edge you could rule a line by.',
      fullDescription:
        'An accent wall works when the room already has something to look at: a fireplace, a bed, a long table, a window on the water. Put the color behind that, and the rest of the room can stay quiet. Deep paints need more care than pale ones. They show lap marks, they often take a third coat, and a tinted primer under a strong red or blue saves at least one of them. Corners are rarely straight, so the break between two colors is drawn with a level rather than trusted to the drywall. Board-and-batten, a painted stripe or a half-height field can be laid out in pencil first, for you to live with a day before we open the can.',
      benefits: [
        'Color where the eye already goes',
        'Tinted primer beneath deep shades',
        'A true vertical, even in a crooked corner',
        'Usually finished in a single visit',
      ],
      process: [
        { title: 'Pick the wall', text: 'We stand in the doorway with you and see what it frames.' },
        { title: 'Lay it out', text: 'Level lines in pencil, outlets and edges included.' },
        { title: 'Prime to suit', text: 'Gray or tinted, so that the color covers sooner.' },
        { title: 'Coat until even', text: 'Looked at from the side, in daylight, before we call it done.' },
      ],
    },
  },
  {
    name: 'Wallpaper Removal',
    icon: 'wallpaper',
    local: {
      work: 'inside',
      inShort: 'Paper and paste, both gone.',
      scene: 'work-wallpaper',
      paint: paintColor('SW 6206'),
      description: 'Paper, paste and old backing taken off, and the wall under them made fit for paint.',
      fullDescription:
        'Most of wallpaper removal is removing paste. Paper that peels in one sheet leaves a film of adhesive behind, and paint over adhesive crackles within months. We test a corner first to learn what is there: strippable vinyl, painted-over paper, several layers, or paper hung straight onto raw drywall, which needs the most patience of all. Floors and baseboards are sheeted, the paper is scored only where it must be, and warm water or remover is given time to soak through. The wall is then scraped, washed until it no longer feels slick, and left to dry. Torn drywall facing is sealed before it is skimmed, because wet compound would raise blisters in it.',
      benefits: [
        'Adhesive washed off, not painted over',
        'Torn drywall sealed before it is skimmed',
        'Water kept off floors, outlets and trim',
        'A wall ready for primer the same week',
      ],
      process: [
        { title: 'Test', text: 'A corner tells us the layers, the paste and the wall behind.' },
        { title: 'Soak and strip', text: 'Sheeted floor, damp wall, wide scraper, no gouges.' },
        { title: 'Wash the paste', text: 'Rinsed with clean water until the surface feels like a wall.' },
        { title: 'Seal and skim', text: 'Damage sealed, filled and sanded, then a coat of primer.' },
      ],
    },
  },
  {
    name: 'Color Consultation',
    icon: 'color-cards',
    overview: specialty('/contact', 'Painted samples in your own light, and a written scheme to keep.'),
    local: {
      work: 'inside',
      inShort: 'Samples in your own light.',
      scene: 'post-color-cards',
      paint: paintColor('SW 9081'),
      description: 'Samples looked at in your own rooms, or against your own brick, by day and by lamplight.',
      fullDescription:
        'No screen shows a color exactly. A screen makes its own light; a wall borrows whatever comes through the window. We bring painted samples to you and stand them upright in the places that matter: beside the trim, in the darkest corner, on the side of the house that faces the road. We look at what stays, which is usually a floor, a counter, a roof or a chimney, and choose toward it. If a homeowners association or a historic commission has a say, we write the scheme down by maker, name, code and sheen, part by part, in the form such boards like to read. You end with a short list that you can live with and a sheet to keep in a drawer.',
      benefits: [
        'Painted samples rather than screen colors',
        'Light checked morning, noon and lamplight',
        'Fixed things considered first: floor, roof, stone',
        'A written scheme by maker, code and sheen',
      ],
      process: [
        { title: 'Talk', text: 'What you like, what must stay, and who else has to agree.' },
        { title: 'Narrow', text: 'From many cards to three that suit the light.' },
        { title: 'Sample', text: 'Boards set upright where the color will really be seen.' },
        { title: 'Write it down', text: 'Each part of the room or house with its paint and finish.' },
      ],
    },
  },
];
