import type { QuizPalette } from './quiz.ts';

export const interiorPalettes: readonly QuizPalette[] = [
  {
    letter: 'A',
    title: 'Calm & Airy Neutrals',
    bestFor: 'Open living spaces, bedrooms and whole-house color that should feel light and restful',
    tags: ['calm', 'airy', 'neutral', 'soft', 'light'],
    colors: [
      { name: 'Alabaster', code: 'SW 7008', hex: '#EDEAE0', role: 'trim and ceiling' },
      { name: 'Drift of Mist', code: 'SW 9166', hex: '#DCD8D0', role: 'walls' },
      { name: 'Agreeable Gray', code: 'SW 7029', hex: '#D1CBC1', role: 'walls, adjoining room' },
      { name: 'White Dove', code: 'OC-17', hex: '#EFEEE5', role: 'trim and ceiling' },
      { name: 'Classic Gray', code: 'OC-23', hex: '#E3E0D7', role: 'walls' },
      { name: 'Edgecomb Gray', code: 'HC-173', hex: '#D9D3C4', role: 'walls, adjoining room' },
    ],
  },
  {
    letter: 'B',
    title: 'Warm & Traditional',
    bestFor: 'Dining rooms, studies and older homes with wood floors, paneling and antiques',
    tags: ['warm', 'traditional', 'cozy', 'classic', 'rich'],
    colors: [
      { name: 'Creamy', code: 'SW 7012', hex: '#EFE8DB', role: 'trim' },
      { name: 'Kilim Beige', code: 'SW 6106', hex: '#D7C5AE', role: 'walls' },
      { name: 'Rookwood Red', code: 'SW 2802', hex: '#622F2D', role: 'accent' },
      { name: 'Linen White', code: 'OC-146', hex: '#F2EBDA', role: 'trim' },
      { name: 'Manchester Tan', code: 'HC-81', hex: '#DBD2BC', role: 'walls' },
      { name: 'Classic Burgundy', code: 'HC-182', hex: '#69181A', role: 'accent' },
    ],
  },
  {
    letter: 'C',
    title: 'Bold & Dramatic',
    bestFor: 'Accent walls, powder rooms, libraries and anyone who wants contrast',
    tags: ['bold', 'dramatic', 'modern', 'contrast', 'moody'],
    colors: [
      { name: 'High Reflective White', code: 'SW 7757', hex: '#F7F7F1', role: 'trim' },
      { name: 'Commodore', code: 'SW 6524', hex: '#25476A', role: 'walls or cabinets' },
      { name: 'Tricorn Black', code: 'SW 6258', hex: '#2F2F30', role: 'doors and accents' },
      { name: 'Chantilly Lace', code: 'OC-65', hex: '#F4F6F1', role: 'trim' },
      { name: "Gentleman's Gray", code: '2062-20', hex: '#304656', role: 'walls or cabinets' },
      { name: 'Black Beauty', code: '2128-10', hex: '#393736', role: 'doors and accents' },
    ],
  },
  {
    letter: 'D',
    title: 'Coastal & Natural',
    bestFor: 'Waterfront homes, sunrooms, baths and rooms that look out on the Bay or the marsh',
    tags: ['coastal', 'natural', 'fresh', 'relaxed', 'shore'],
    colors: [
      { name: 'Sea Salt', code: 'SW 6204', hex: '#CDD2CA', role: 'walls' },
      { name: 'Upward', code: 'SW 6239', hex: '#BFC9D0', role: 'walls, adjoining room' },
      { name: 'Evergreen Fog', code: 'SW 9130', hex: '#95978A', role: 'cabinets or accent' },
      { name: 'Palladian Blue', code: 'HC-144', hex: '#C1D1C9', role: 'walls' },
      { name: 'Breath of Fresh Air', code: '806', hex: '#C9DDE5', role: 'walls, adjoining room' },
      { name: 'October Mist', code: '1495', hex: '#B6B8A5', role: 'cabinets or accent' },
    ],
  },
];
