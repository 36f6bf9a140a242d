import sheet from 'sheet:./interior.tsx';
import { interiorPage } from '../../../catalogue/services/pages/interior.ts';
import { QuizIsland } from '../../components/quiz-island.tsx';
import { detailPage } from './detail-page.tsx';

export const interior = detailPage(interiorPage, sheet, <QuizIsland page={interiorPage} />);
