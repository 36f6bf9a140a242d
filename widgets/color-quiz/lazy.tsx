import sheet from 'sheet:./lazy.tsx';
import { Preview } from '../core/ui/preview/preview.tsx';
import type { QuizKind } from './data.ts';
import { hintedZones } from './hints/hint-words.ts';
import { resultStrings } from './results/strings.ts';

interface PrimerProps {
  id: string;
  kind: QuizKind;
  /** Index of the answer, by question. */
  answers: readonly (number | undefined)[];
}

export function Primer({ id, kind, answers }: PrimerProps) {
  const drawing = kind === 'exterior' ? 'house' : 'room';
  return (
    <Preview
      id={`${id}-p`}
      drawing={drawing}
      colors={hintedZones(kind, answers)}
      label={resultStrings.primer[drawing]}
    />
  );
}

export { Results } from './results/results.tsx';
export const css = sheet;
