import sheet from 'sheet:./privacy-policy.tsx';
import { privacyPolicy as content } from '../../../catalogue/company/legal.ts';
import { legalPage } from './legal-page.tsx';

export const privacyPolicy = legalPage(content, sheet);
