import { paintColor } from '../../paint/paint-colors.ts';
import { type Service, specialty } from '../service.ts';

export const woodServices: readonly Service[] = [
  {
    name: 'Deck Staining',
    icon: 'deck',
    overview: specialty('/exterior', 'Cleaned, brightened, dried and stained, rails and end grain included.'),
    local: {
      work: 'wood',
      inShort: 'Washed, dried, then stained.',
      scene: 'post-deck-stain',
      paint: paintColor('CW-195'),
      description: 'Boards washed, brightened, dried and stained, so that the deck sees more summers.',
      fullDescription:
        'A deck lies flat in the sun and is walked on with wet feet; no other wood around a house has it so hard. What it can wear next depends on what it wears now. Bare or worn boards take a penetrating stain, which fades but cannot peel. Boards under a solid stain or paint have to stay with a film, or be stripped back to wood. We find out with a few drops of water, tell you what either road costs in upkeep, and then clean: a deck cleaner, a brightener for the gray and the nail stains, a soft rinse. Stain goes on dry wood in the shade, full board by full board, end grain included, and what does not soak in is wiped away.',
      benefits: [
        'The right stain for what is already there',
        'Gray and black spots brightened, not buried',
        'No lap marks: every board in one pass',
        'Rails, stairs and end grain included',
      ],
      process: [
        { title: 'Water test', text: 'A few drops show if the wood is open, sealed or skinned over.' },
        { title: 'Clean and brighten', text: 'Cleaner, brightener, gentle rinse, popped screws set.' },
        { title: 'Dry', text: 'As long as the shaded end needs, not the sunny one.' },
        { title: 'Stain', text: 'In shade, with the grain, excess wiped before it turns sticky.' },
      ],
    },
  },
  {
    name: 'Fence Painting',
    icon: 'fence',
    overview: specialty('/exterior', 'Pickets and boards coated on both faces, down to the ground line.'),
    local: {
      work: 'outside',
      inShort: 'Pickets, posts and gates.',
      scene: 'work-fence',
      paint: paintColor('HC-143'),
      description: 'Pickets, rails, posts and gates, cleaned to the ground line and coated on every face.',
      fullDescription:
        'A fence is nearly all edges. Rain sits on the picket tops, soil keeps the bottoms damp, and a sprinkler on one side means mildew on that side alone. We begin by trimming back what leans on it and checking which posts move. Loose rails are screwed up and rotten ends are pointed out before they vanish beneath color. Then it is washed on both faces and dried. Solid stain suits most board fences, as it hides patchwork and thins away over the years. Painted pickets by the street want primer and two brushed coats. Either way the tops and cut ends get extra, and gates are done open, so that they do not stick shut.',
      benefits: [
        'Both faces, not only the street side',
        'Top cuts and ground lines sealed twice',
        'Gates that still swing and latch',
        'Shrubs tied back, neighbors told beforehand',
      ],
      process: [
        { title: 'Clear and tighten', text: 'Vines off, rails fast, wobbly posts reported.' },
        { title: 'Wash', text: 'Green and gray off both sides, down to the grass.' },
        { title: 'Prime or test', text: 'Bare wood primed for paint, or stain tried on one panel.' },
        { title: 'Coat', text: 'Brushed or sprayed with shields, then back-brushed into the gaps.' },
      ],
    },
  },
  {
    name: 'Cedar Maintenance',
    icon: 'shingles',
    overview: specialty('/exterior', 'Shingles and clapboard kept silver, stained or painted, never blasted.'),
    local: {
      work: 'wood',
      inShort: 'Shingles silver, stained or painted.',
      scene: 'post-cedar-shingles',
      paint: paintColor('HC-166'),
      description: 'Shingles and clapboard kept silver, kept brown or kept painted, without tearing the grain.',
      fullDescription:
        'Cedar forgives neglect and punishes force. It resists rot by itself, yet its face is soft enough to mark with a fingernail, and a hard jet of water leaves it furry. Our care starts from the look you want. To stay silver, it needs only a gentle wash, cleared shrubs, and split shingles replaced. To stay brown, it needs a pigmented penetrating stain, renewed before the gray returns. To stay painted, it needs a stain-blocking primer on anything bare, for cedar’s tannins bleed brown through ordinary ones. Black streaks under nail heads are iron, and an oxalic cleaner lifts them. Wherever we find wet boards we look for the gutter, the joint or the vent that wets them.',
      benefits: [
        'Hand-washed, never blasted',
        'Tannin and iron stains treated at the cause',
        'Split shingles and popped nails replaced',
        'Silver, stained or painted: your choice kept up',
      ],
      process: [
        { title: 'Read the wall', text: 'Moisture, splits, old coats, and the side that never dries.' },
        { title: 'Clean softly', text: 'Cleaner, soft brush, garden-hose rinse, oxalic acid for stains.' },
        { title: 'Repair', text: 'Stainless nails, new shingles, open butts left free to drain.' },
        { title: 'Finish or leave', text: 'Stain, prime and paint, or simply let it weather clean.' },
      ],
    },
  },
  {
    name: 'Wood Staining',
    icon: 'grain',
    local: {
      work: 'wood',
      inShort: 'Doors, beams and mantels.',
      scene: 'work-wood-staining',
      paint: paintColor('SW 6390'),
      description: 'Doors, beams, mantels, stair parts and siding, stained to show the grain and sealed to keep it.',
      fullDescription:
        'Stain does not sit on wood; it shows what the wood is. Maple and pine take it in blotches unless a conditioner goes first, oak drinks it evenly, and every scratch across the grain turns dark. That is why sanding is most of the work, each grit in its order and always along the fibers. Color is tried on the underside, or on a scrap of the same species, because the name on the lid means little by itself. Inside, a clear finish protects the color: a water-based one stays pale, an oil-based one ambers. Outdoors, clear coats break down in the sun, so a front door gets a finish with ultraviolet absorbers and an honest word on how soon it will want another.',
      benefits: [
        'Color tried on your own species of wood',
        'Conditioner where stain would blotch',
        'Sanded with the grain, grit by grit',
        'A topcoat chosen for sun, feet or hands',
      ],
      process: [
        { title: 'Strip or sand', text: 'Old finish off, scratches out, dust away.' },
        { title: 'Sample', text: 'Two or three stains under the real topcoat.' },
        { title: 'Stain', text: 'Wiped on, timed, wiped off, evened by eye.' },
        { title: 'Seal', text: 'Thin coats of clear, rubbed down in between.' },
      ],
    },
  },
];
