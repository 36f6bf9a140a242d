import { Preview } from '../../core/ui/preview/preview.tsx';
import type { QuizKind } from '../data.ts';
import { resultStrings } from '../results/strings.ts';
import { hintedZones } from './hinted-zones.ts';

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
