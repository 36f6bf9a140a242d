import sheet from 'sheet:./terms-of-service.tsx';
import { termsOfService as content } from '../../../catalogue/company/legal.ts';
import { legalPage } from './legal-page.tsx';

export const termsOfService = legalPage(content, sheet);
