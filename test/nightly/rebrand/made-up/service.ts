import { paintColor } from '../../../../catalogue/paint/paint-colors.ts';
import type { Service } from '../../../../catalogue/services/service.ts';

/** A made-up service that appears in every list of services. */
export const service = {
  key: 'weathervane-gilding',
  name: 'Weathervane Gilding',
  icon: 'metal',
  overview: { category: 'specialty', href: '/exterior', description: 'Copper roosters covered in leaf of gold.' },
  portfolio: { category: 'Specialty Coatings', href: '/contact', text: 'Roosters and arrows, leaf by leaf.' },
  local: {
    work: 'outside',
    inShort: 'Boats and bulkheads.',
    scene: 'work-porch',
    paint: paintColor('HC-134'),
    description: 'Weathervanes taken down, sized, gilded and put back where the wind is.',
    fullDescription:
      'A weathervane is gilded on the bench and not on the roof. It is cleaned to bright metal, primed in yellow, sized, and covered in leaf that is burnished with cotton the next morning.',
    benefits: ['Gold leaf, not gold paint', 'Bearings greased', 'Ladders tied', 'North set by compass'],
    process: [
      { title: 'Take down', text: 'Two people and one rope.' },
      { title: 'Clean', text: 'To bright metal, by hand.' },
      { title: 'Gild', text: 'Leaf by leaf, out of the wind.' },
      { title: 'Set', text: 'North where north is.' },
    ],
  },
} satisfies Service;
