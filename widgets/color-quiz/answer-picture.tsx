import door0 from '../../catalogue/quizzes/pictures/door-0.svg?elements';
import door1 from '../../catalogue/quizzes/pictures/door-1.svg?elements';
import door2 from '../../catalogue/quizzes/pictures/door-2.svg?elements';
import door3 from '../../catalogue/quizzes/pictures/door-3.svg?elements';
import floor0 from '../../catalogue/quizzes/pictures/floor-0.svg?elements';
import floor1 from '../../catalogue/quizzes/pictures/floor-1.svg?elements';
import floor2 from '../../catalogue/quizzes/pictures/floor-2.svg?elements';
import floor3 from '../../catalogue/quizzes/pictures/floor-3.svg?elements';
import floor4 from '../../catalogue/quizzes/pictures/floor-4.svg?elements';
import light0 from '../../catalogue/quizzes/pictures/light-0.svg?elements';
import light1 from '../../catalogue/quizzes/pictures/light-1.svg?elements';
import light2 from '../../catalogue/quizzes/pictures/light-2.svg?elements';
import light3 from '../../catalogue/quizzes/pictures/light-3.svg?elements';
import roof0 from '../../catalogue/quizzes/pictures/roof-0.svg?elements';
import roof1 from '../../catalogue/quizzes/pictures/roof-1.svg?elements';
import roof2 from '../../catalogue/quizzes/pictures/roof-2.svg?elements';
import roof3 from '../../catalogue/quizzes/pictures/roof-3.svg?elements';
import siding0 from '../../catalogue/quizzes/pictures/siding-0.svg?elements';
import siding1 from '../../catalogue/quizzes/pictures/siding-1.svg?elements';
import siding2 from '../../catalogue/quizzes/pictures/siding-2.svg?elements';
import siding3 from '../../catalogue/quizzes/pictures/siding-3.svg?elements';
import siding4 from '../../catalogue/quizzes/pictures/siding-4.svg?elements';
import sun0 from '../../catalogue/quizzes/pictures/sun-0.svg?elements';
import sun1 from '../../catalogue/quizzes/pictures/sun-1.svg?elements';
import sun2 from '../../catalogue/quizzes/pictures/sun-2.svg?elements';
import sun3 from '../../catalogue/quizzes/pictures/sun-3.svg?elements';
import type { QuizPictures } from '../../catalogue/quizzes/quiz.ts';
import { type Drawn, draw } from '../core/ui/preview/preview.tsx';

const drawings: Readonly<Record<QuizPictures, readonly Drawn[]>> = {
  door: [door0, door1, door2, door3],
  floor: [floor0, floor1, floor2, floor3, floor4],
  light: [light0, light1, light2, light3],
  roof: [roof0, roof1, roof2, roof3],
  siding: [siding0, siding1, siding2, siding3, siding4],
  sun: [sun0, sun1, sun2, sun3],
};

interface AnswerPictureProps {
  id: string;
  pictures: QuizPictures;
  choice: number;
}

// Drawn by code, since other sites' content security policies may block images and would report each one.
export function AnswerPicture({ id, pictures, choice }: AnswerPictureProps) {
  const [, { viewBox } = {}, ...parts] = drawings[pictures][choice] ?? ['svg', {}];
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {parts.map((part, index) => draw(part, `${id}-${pictures}-${choice}`, index))}
    </svg>
  );
}
