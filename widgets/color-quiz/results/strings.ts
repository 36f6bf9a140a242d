import type { QuizKind } from '../data.ts';

const colors = (count: number) => `${count} ${count === 1 ? 'color' : 'colors'}`;

export const resultStrings = {
  primer: { house: 'The house so far', room: 'The room so far' },
  hints: { exterior: 'The house takes your hints', interior: 'The room takes your hints' } satisfies Record<
    QuizKind,
    string
  >,
  title: { exterior: 'Two palettes for your house', interior: 'Two palettes for your room' } satisfies Record<
    QuizKind,
    string
  >,
  ranks: ['Top Match', 'Great Alternate'],
  why(answers: number, questions: number): string {
    if (answers === 0) return `None of your ${questions} answers points here; it is simply the next in line.`;
    return `${answers} of your ${questions} answers ${answers === 1 ? 'points' : 'point'} here.`;
  },
  weighted: 'Those about the shore count a little more.',
  bestFor: (bestFor: string) => `Best for ${bestFor[0]?.toLowerCase()}${bestFor.slice(1)}.`,
  tags: 'In a few words',
  makers: { exterior: 'Paint the house with', interior: 'Paint the room with' } satisfies Record<QuizKind, string>,
  drawn: (kind: QuizKind, title: string, maker: string) =>
    `${kind === 'exterior' ? 'The house' : 'The room'} in ${title}, painted with ${maker}`,
  add: (maker: string) => `Add these three ${maker} colors`,
  added: (count: number) => `Added. Your list has ${colors(count)}.`,
  list: 'See your list',
  advice: 'What your answers tell a painter',
  screen: 'Colors on a screen are close, not exact. We bring painted samples to the estimate.',
  retake: 'Retake',
  contact: 'Get Free Estimate',
} as const;
