import sheet from 'sheet:./pressure-washing.tsx';
import { pressureWashingPage } from '../../../catalogue/services/pages/pressure-washing.ts';
import { detailPage } from './detail-page.tsx';

export const pressureWashing = detailPage(pressureWashingPage, sheet);
