import { Preview } from '../core/ui/preview/preview.tsx';
import type { QuizKind } from './data.ts';
import { resultStrings } from './results/strings.ts';

const unpainted = {};

/** The house or the room until the last question. */
export function Primer({ id, kind }: { id: string; kind: QuizKind }) {
  const drawing = kind === 'exterior' ? 'house' : 'room';
  return <Preview id={`${id}-p`} drawing={drawing} colors={unpainted} label={resultStrings.primer[drawing]} />;
}
