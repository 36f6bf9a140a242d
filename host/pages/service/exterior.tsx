import sheet from 'sheet:./exterior.tsx';
import { exteriorPage } from '../../../catalogue/services/pages/exterior.ts';
import { QuizIsland } from '../../components/quiz-island.tsx';
import { detailPage } from './detail-page.tsx';

export const exterior = detailPage(exteriorPage, sheet, <QuizIsland page={exteriorPage} />);
