import sheet from 'sheet:./page.tsx';
import { officeWorkerPolicy } from '../../../widgets/admin/settings/push-client.ts';
import { admin as adminWidget } from '../../../widgets/admin/ssr.tsx';
import { Island } from '../../components/island.tsx';
import { definePage } from '../../page.ts';
import './page.css.ts';

export const admin = definePage({
  sheet,
  isForOwner: true,
  trustedTypes: [officeWorkerPolicy],
  metadata: {
    title: 'Owner’s Area',
    description: 'The part of this site that is for its owner.',
    robots: 'noindex',
  },
  islands: ['admin'],
  View: ({ isOwner }) => (
    <>
      <noscript>
        <p>The office needs JavaScript.</p>
      </noscript>
      <Island widget={adminWidget} id="office" data={{ isOwner }} />
    </>
  ),
});
