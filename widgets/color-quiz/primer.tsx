import { Preview } from '../kit/preview/preview.tsx';
import type { QuizKind } from './data.ts';

const unpainted = {};

/** The house or the room before its last question. */
export const Primer = ({ id, kind }: { id: string; kind: QuizKind }) =>
  kind === 'exterior' ? (
    <Preview id={`${id}-p`} drawing="house" colors={unpainted} label="A house in primer" />
  ) : (
    <Preview id={`${id}-p`} drawing="room" colors={unpainted} label="A room in primer" />
  );
