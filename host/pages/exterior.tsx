import sheet from 'sheet:./exterior.tsx';
import { exteriorPage } from '../../catalogue/service-pages/exterior.ts';
import { detailPage } from './service/detail-page.tsx';

export const exterior = detailPage(exteriorPage, sheet);
