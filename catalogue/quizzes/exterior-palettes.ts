import type { QuizPalette } from './quiz.ts';

export const exteriorPalettes: readonly QuizPalette[] = [
  {
    letter: 'A',
    title: 'Classic & Timeless',
    bestFor: 'Colonials and farmhouses, resale, and streets with many light neutral homes',
    tags: ['classic', 'timeless', 'light', 'neutral', 'resale'],
    colors: [
      { name: 'Drift of Mist', code: 'SW 9166', hex: '#DCD8D0', role: 'body' },
      { name: 'Pure White', code: 'SW 7005', hex: '#EDECE6', role: 'trim' },
      { name: 'Web Gray', code: 'SW 7075', hex: '#616669', role: 'door and shutters' },
      { name: 'Balboa Mist', code: 'OC-27', hex: '#DAD6CC', role: 'body' },
      { name: 'White Dove', code: 'OC-17', hex: '#EFEEE5', role: 'trim' },
      { name: 'Kendall Charcoal', code: 'HC-166', hex: '#676662', role: 'door and shutters' },
    ],
  },
  {
    letter: 'B',
    title: 'Warm & Historic',
    bestFor: 'Older town houses, brick and historic-district homes',
    tags: ['warm', 'historic', 'traditional', 'earthy', 'brick-friendly'],
    colors: [
      { name: 'Accessible Beige', code: 'SW 7036', hex: '#D1C7B8', role: 'body' },
      { name: 'Dover White', code: 'SW 6385', hex: '#F0EADC', role: 'trim' },
      { name: 'Rookwood Red', code: 'SW 2802', hex: '#622F2D', role: 'door and shutters' },
      { name: 'Manchester Tan', code: 'HC-81', hex: '#DBD2BC', role: 'body' },
      { name: 'Linen White', code: 'OC-146', hex: '#F2EBDA', role: 'trim' },
      { name: 'Essex Green', code: 'HC-188', hex: '#27362E', role: 'door and shutters' },
    ],
  },
  {
    letter: 'C',
    title: 'Bold & Modern',
    bestFor: 'New builds and statement homes on shaded or low-glare lots',
    tags: ['bold', 'modern', 'dark', 'high-contrast', 'statement'],
    colors: [
      { name: 'Iron Ore', code: 'SW 7069', hex: '#434341', role: 'body' },
      { name: 'Snowbound', code: 'SW 7004', hex: '#EDEAE5', role: 'trim' },
      { name: 'Red Bay', code: 'SW 6321', hex: '#8E3738', role: 'front door' },
      { name: 'Wrought Iron', code: '2124-10', hex: '#494A4B', role: 'body' },
      { name: 'Simply White', code: 'OC-117', hex: '#F6F6ED', role: 'trim' },
      { name: 'Caliente', code: 'AF-290', hex: '#8A2728', role: 'front door' },
    ],
  },
  {
    letter: 'D',
    title: 'Coastal & Natural',
    bestFor: 'Waterfront and water-view homes on the Eastern Shore',
    tags: ['coastal', 'natural', 'waterfront', 'shore', 'fresh'],
    colors: [
      { name: 'Aleutian', code: 'SW 6241', hex: '#98A9B7', role: 'body' },
      { name: 'Extra White', code: 'SW 7006', hex: '#EEEFEA', role: 'trim' },
      { name: 'Naval', code: 'SW 6244', hex: '#2F3D4C', role: 'door and shutters' },
      { name: 'Santorini Blue', code: '1634', hex: '#A2B4BA', role: 'body' },
      { name: "Decorator's White", code: 'OC-149', hex: '#EBEDEA', role: 'trim' },
      { name: 'Hale Navy', code: 'HC-154', hex: '#434B56', role: 'door and shutters' },
    ],
  },
];
