import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { definePage } from '../../page.ts';
import { NotFoundView } from './view.tsx';

export const notFound = definePage({
  kind: 'other',
  sheet,
  status: 404,
  metadata: () => ({
    title: `Page Not Found | ${business.name}`,
    description: 'There is no page at this address.',
  }),
  View: NotFoundView,
});
