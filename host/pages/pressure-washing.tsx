import sheet from 'sheet:./pressure-washing.tsx';
import { pressureWashingPage } from '../../catalogue/services/pages/pressure-washing.ts';
import { detailPage } from './service/detail-page.tsx';

export const pressureWashing = detailPage(pressureWashingPage, sheet);
