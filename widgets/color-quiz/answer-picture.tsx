import drawings from '../../catalogue/quizzes/pictures/all.svg?folder';
import { draw } from '../core/ui/preview/preview.tsx';

interface AnswerPictureProps {
  id: string;
  name: string;
}

// Drawn by code, since other sites' content security policies may block images and would report each one.
export function AnswerPicture({ id, name }: AnswerPictureProps) {
  const [, { viewBox } = {}, ...parts] = drawings[name] ?? ['svg', {}];
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {parts.map((part, index) => draw(part, `${id}-${name}`, index))}
    </svg>
  );
}
